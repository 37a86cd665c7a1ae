// Longer than most: an adjustment and its undoing are read together with everything that refuses them.
import { isPorPesar } from '../../../carta/dominio/peso';
import { centimos, sumCentimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { Rebaja, RebajaPedida, Descuento, LineaRebajada } from '../mesa/rebaja';
import { capasDe, importeDeCapa, withRebaja } from './capas';
import type { UnidadesDeLinea } from '../mesa/cobro';
import { costeLinea } from '../linea/coste';
import { costeUnidades } from '../linea/coste-unidades';
import { pendienteDe, unidadesCobradas } from './cobrar';
import type { Enterado, GrupoMesa, LineaMesa } from '../mesa/grupo';
import { mapLineas } from '../mesa/lineas-de-mesa';
import { rechazo } from '../mesa/movimiento';
import type { MotivoRechazo, Movimiento } from '../mesa/movimiento';
import { vivasOf } from '../linea/vivas';
import { changedCuenta, isSeen, wasReopened } from '../mesa/vista';

/** Functions are pure (docs/reglas/dinero.md#adjustments). */

/** A tab may have as many steps, of which each that stands keeps one for its undoing. @public */
export const REBAJAS_MAX = 200;

const MOTIVO_DESHECHO = 'Deshecho';

type Rebajadas = { ok: true; lineas: readonly LineaRebajada[] } | { ok: false; motivo: MotivoRechazo };

const no = (motivo: MotivoRechazo): Rebajadas => ({ ok: false, motivo });

const isDeshecho = (ajustes: readonly Rebaja[], id: string): boolean =>
  ajustes.some(({ deshace }) => deshace === id);

/** Those that stand, oldest first. */
export function rebajasVivas({ ajustes = [] }: Pick<GrupoMesa, 'ajustes'>): readonly Rebaja[] {
  return ajustes.filter(({ id, deshace }) => deshace === undefined && !isDeshecho(ajustes, id));
}

/**
 * Takes something off lines, never more than they cost or than is left to be charged, and nothing off a unit
 * that was charged. Repeating a key changes nothing.
 * @param revVista refused if anybody has adjusted or charged since; a discount of the whole tab leaves out
 * tickets that came since.
 */
export function addRebaja(
  grupo: GrupoMesa,
  pedido: RebajaPedida,
  quien: Enterado,
  revVista: number,
): Movimiento {
  const { ajustes = [] } = grupo;
  const repetido = ajustes.find(({ clave }) => clave === pedido.clave);
  if (repetido) return isMismo(repetido, pedido) ? { ok: true, grupo } : rechazo('CLAVE_DE_REBAJA');
  if (grupo.pagado) return rechazo('PAGADA');
  if (changedCuenta(grupo, revVista) || wasReopened(grupo, revVista)) return rechazo('ESTADO_CAMBIADO');
  if (ajustes.length + rebajasVivas(grupo).length + 2 > REBAJAS_MAX) return rechazo('MUY_REBAJADA');
  const rebajadas = rebajadasDe(grupo, pedido, revVista);
  if (!rebajadas.ok) return rechazo(rebajadas.motivo);
  const { lineas } = rebajadas;
  const importe = sumCentimos(lineas.map((cada) => cada.importe));
  if (arePorPesar(grupo, lineas)) return rechazo('SIN_PESAR');
  if (importe > pendienteDe(grupo) || areCobradas(grupo, lineas)) return rechazo('COBRADO');
  const { id, clave, tipo, motivo } = pedido;
  const rebaja: Rebaja = {
    ...{ id, clave, rev: grupo.rev + 1, tipo, motivo },
    ...('porcentaje' in pedido && pedido.porcentaje !== undefined ? { porcentaje: pedido.porcentaje } : {}),
    ...(tipo === 'descuento' && pedido.linea === undefined ? { deMesa: true } : {}),
    lineas,
    ...quien,
  };
  return putRebaja(grupo, rebaja);
}

/**
 * A counter-step gives back what a step has taken off, as it is now. Undone already, it is unchanged. What was
 * taken off the same lines later is undone first, so that they cost what they did. A line that was cancelled
 * since was cancelled at what it cost then.
 */
export function undoRebaja(
  grupo: GrupoMesa,
  rebajaId: string,
  { id, clave }: Pick<Rebaja, 'id' | 'clave'>,
  quien: Enterado,
  revVista: number,
): Movimiento {
  const { ajustes = [] } = grupo;
  const rebaja = ajustes.find((cada) => cada.id === rebajaId && cada.deshace === undefined);
  if (!rebaja) return rechazo('NO_EXISTE');
  if (isDeshecho(ajustes, rebajaId)) return { ok: true, grupo };
  if (grupo.pagado) return rechazo('PAGADA');
  if (wasReopened(grupo, revVista)) return rechazo('ESTADO_CAMBIADO');
  if (areCobradas(grupo, rebaja.lineas)) return rechazo('COBRADO');
  const suyas = new Set(rebaja.lineas.map(({ linea }) => linea));
  const posteriores = rebajasVivas(grupo).filter(({ rev }) => rev > rebaja.rev);
  if (posteriores.some(({ lineas }) => lineas.some(({ linea }) => suyas.has(linea)))) {
    return rechazo('REBAJA_POSTERIOR');
  }
  const lineas = lineasOf(grupo)
    .filter((linea) => suyas.has(linea.id))
    .map((linea): LineaRebajada => {
      const capas = linea.cancelada ? [] : capasDe(linea, ajustes);
      return { linea: linea.id, importe: centimos(0 - importeDeCapa(linea, capas, capas.length - 1)) };
    });
  const rev = grupo.rev + 1;
  const motivo = MOTIVO_DESHECHO;
  return putRebaja(grupo, { id, clave, rev, tipo: 'deshacer', motivo, lineas, deshace: rebajaId, ...quien });
}

/** Spreads an amount by what each part costs; the parts sum exactly, and none is more than it costs. */
function repartirPorCoste(importe: Centimos, costes: readonly Centimos[]): readonly Centimos[] {
  const total = sumCentimos(costes);
  let acumulado = 0;
  let dado = 0;
  return costes.map((coste) => {
    acumulado += coste;
    const hasta = total === 0 ? 0 : Math.floor((importe * acumulado) / total);
    const parte = centimos(hasta - dado);
    dado = hasta;
    return parte;
  });
}

/** Half a céntimo is taken off. */
export const porcentajeDe = (coste: Centimos, porcentaje: number): Centimos =>
  centimos(Math.floor((coste * porcentaje + 50) / 100));

const lineasOf = ({ pedidos }: GrupoMesa): readonly LineaMesa[] => pedidos.flatMap(({ lineas }) => lineas);

function putRebaja(grupo: GrupoMesa, rebaja: Rebaja): Movimiento {
  const ajustes = [...(grupo.ajustes ?? []), rebaja];
  const suyas = new Set(rebaja.lineas.map(({ linea }) => linea));
  const movimiento = mapLineas(grupo, (linea) =>
    suyas.has(linea.id) && !linea.cancelada ? withRebaja(linea, ajustes) : linea,
  );
  if (!movimiento.ok) return movimiento;
  const { rev } = rebaja;
  return { ok: true, grupo: { ...movimiento.grupo, rev, revAjustes: rev, ajustes } };
}

/** Nothing is taken off a price that nobody knows yet. */
function arePorPesar(grupo: GrupoMesa, ajustadas: readonly LineaRebajada[]): boolean {
  const ids = new Set(ajustadas.map(({ linea }) => linea));
  return lineasOf(grupo).some((linea) => ids.has(linea.id) && isPorPesar(linea));
}

function areCobradas(grupo: GrupoMesa, lineas: readonly LineaRebajada[]): boolean {
  const cobradas = unidadesCobradas(grupo);
  return lineas.some(({ linea }) => cobradas.has(linea));
}

function rebajadasDe(grupo: GrupoMesa, pedido: RebajaPedida, revVista: number): Rebajadas {
  const vistas = grupo.pedidos
    .filter((ticket) => isSeen(ticket, revVista))
    .flatMap(({ lineas }) => vivasOf(lineas));
  if (pedido.tipo !== 'descuento') return rebajadasDeUnidades(grupo, vistas, pedido.lineas);
  const { linea: id } = pedido;
  if (id === undefined) return rebajadasDeDescuento(vistas, pedido);
  const linea = vistas.find((vista) => vista.id === id);
  return linea ? rebajadasDeDescuento([linea], pedido) : no(faltaDe(grupo, [id]));
}

function rebajadasDeUnidades(
  grupo: GrupoMesa,
  vistas: readonly LineaMesa[],
  pedidas: readonly UnidadesDeLinea[],
): Rebajadas {
  const lineas: LineaRebajada[] = [];
  for (const { linea: id, unidades } of pedidas) {
    const linea = vistas.find((vista) => vista.id === id);
    if (!linea) return no(faltaDe(grupo, [id]));
    const quedan = linea.cantidad - (linea.gratis ?? 0) - unidades;
    if (quedan < 0) return no('ESTADO_CAMBIADO');
    const importe = costeUnidades(linea, unidades, quedan);
    if (importe === 0) return no('SIN_IMPORTE');
    lineas.push({ linea: id, unidades, importe });
  }
  return { ok: true, lineas };
}

function rebajadasDeDescuento(lineas: readonly LineaMesa[], descuento: Descuento): Rebajadas {
  const conCoste = lineas.filter((linea) => costeLinea(linea) > 0);
  const costes = conCoste.map(costeLinea);
  const total = sumCentimos(costes);
  const { porcentaje, importe = porcentajeDe(total, porcentaje ?? 0) } = descuento;
  if (importe > total && total > 0) return no('REBAJA_MAYOR');
  const partes = importe > total ? [] : repartirPorCoste(importe, costes);
  const rebajadas = conCoste.flatMap(({ id: linea }, i): LineaRebajada[] => {
    const parte = partes[i] ?? 0;
    return parte > 0 ? [{ linea, importe: centimos(parte) }] : [];
  });
  return rebajadas.length > 0 ? { ok: true, lineas: rebajadas } : no('SIN_IMPORTE');
}

/** A line that is there was cancelled, or came since the screen looked. */
function faltaDe(grupo: GrupoMesa, ids: readonly string[]): MotivoRechazo {
  return lineasOf(grupo).some(({ id }) => ids.includes(id)) ? 'ESTADO_CAMBIADO' : 'NO_EXISTE';
}

function isMismo(rebaja: Rebaja, pedido: RebajaPedida): boolean {
  if (rebaja.tipo !== pedido.tipo || rebaja.motivo !== pedido.motivo) return false;
  if (pedido.tipo !== 'descuento') {
    const hechas = rebaja.lineas.map(({ linea, unidades = 0 }) => ({ linea, unidades }));
    return JSON.stringify(enOrden(hechas)) === JSON.stringify(enOrden(pedido.lineas));
  }
  const { linea, porcentaje, importe } = pedido;
  const isDeLinea = linea === undefined ? rebaja.deMesa === true : rebaja.lineas[0]?.linea === linea;
  if (!isDeLinea || rebaja.porcentaje !== porcentaje) return false;
  return importe === undefined || importe === sumCentimos(rebaja.lineas.map((cada) => cada.importe));
}

const enOrden = (lineas: readonly UnidadesDeLinea[]): [string, number][] =>
  lineas.map(({ linea, unidades }): [string, number] => [linea, unidades]).sort();
