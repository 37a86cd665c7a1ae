import { isPorPesar } from '../../../carta/dominio/peso';
import { CERO, centimos, sumCentimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import { cargoDe, formaOf, isMismaForma } from '../mesa/cobro';
import type { Cobro, CobroPedido, UnidadesDeLinea } from '../mesa/cobro';
import { costeUnidades } from '../linea/coste-unidades';
import { totalGrupo } from '../mesa/grupo';
import type { Cancelacion, Enterado, GrupoMesa, LineaMesa } from '../mesa/grupo';
import { rechazo } from '../mesa/movimiento';
import type { Movimiento } from '../mesa/movimiento';
import { sinUnidades } from '../linea/sin-unidades';
import { vivasOf } from '../linea/vivas';
import { changedCuenta } from '../mesa/vista';

/** Functions are pure (docs/reglas/dinero.md#charging). */

/** A tab may have this many, annulled ones included. @public */
export const COBROS_MAX = 200;

type ConCobros = { cobros?: readonly Pick<Cobro, 'importe' | 'anulado'>[] };

export function cobrosVivos<T extends { anulado?: unknown }>({
  cobros = [],
}: {
  cobros?: readonly T[];
}): readonly T[] {
  return cobros.filter(({ anulado }) => !anulado);
}

export function totalCobrado(grupo: ConCobros): Centimos {
  return sumCentimos(cobrosVivos(grupo).map(({ importe }) => importe));
}

export function pendienteDe(grupo: GrupoMesa): Centimos {
  return grupo.pagado ? CERO : restoDe(grupo);
}

/** A paid mesa was paid this much without a form; 0 while open or closed without payment. */
export function sinIndicarDe(grupo: GrupoMesa): Centimos {
  return grupo.pagado && grupo.motivoCierre === undefined ? restoDe(grupo) : CERO;
}

function restoDe(grupo: GrupoMesa): Centimos {
  return centimos(totalGrupo(grupo) - totalCobrado(grupo));
}

export function unidadesCobradas(grupo: {
  cobros?: readonly (Pick<Cobro, 'lineas'> & { anulado?: unknown })[];
}): ReadonlyMap<string, number> {
  const unidadesDe = new Map<string, number>();
  for (const { lineas = [] } of cobrosVivos(grupo)) {
    for (const { linea, unidades } of lineas) unidadesDe.set(linea, (unidadesDe.get(linea) ?? 0) + unidades);
  }
  return unidadesDe;
}

/**
 * Charges never more than is owed, nor a unit twice; repeating a key changes nothing.
 * @param revVista refused if anybody has charged, annulled or adjusted since.
 */
export function addCobro(
  grupo: GrupoMesa,
  pedido: CobroPedido,
  quien: Enterado,
  revVista: number,
): Movimiento {
  const { cobros = [] } = grupo;
  const repetido = cobros.find(({ clave }) => clave === pedido.clave);
  if (repetido) return isMismo(repetido, pedido) ? { ok: true, grupo } : rechazo('CLAVE_USADA');
  if (grupo.pagado || changedCuenta(grupo, revVista)) return rechazo('ESTADO_CAMBIADO');
  if (pedido.lineas && hasPorPesar(grupo, pedido.lineas)) return rechazo('SIN_PESAR');
  const importe = pedido.importe ?? importeDe(grupo, pedido.lineas);
  if (importe === null) return rechazo('ESTADO_CAMBIADO');
  if (importe <= 0 || importe > pendienteDe(grupo)) return rechazo('SE_PASA');
  if (cobros.length >= COBROS_MAX) return rechazo('MUY_COBRADA');
  const { id, clave, propina, parteDe, lineas } = pedido;
  const parte = parteDe === undefined ? {} : { parteDe };
  const aparte = propina === undefined ? {} : { propina };
  const cobro: Cobro = {
    id,
    clave,
    importe,
    ...formaOf(pedido),
    ...aparte,
    ...parte,
    ...(lineas ? { lineas } : {}),
    ...quien,
  };
  return withCobros(grupo, [...cobros, cobro]);
}

/** The charge stays visible, and cannot be annulled once the mesa is paid; `cobroId` may be of any part. */
export function annulCobro(grupo: GrupoMesa, cobroId: string, anulado: Cancelacion): Movimiento {
  const { cobros = [] } = grupo;
  const cobro = cobros.find(({ id }) => cargoDe(id) === cargoDe(cobroId));
  if (!cobro) return rechazo('NO_EXISTE');
  if (cobro.anulado) return { ok: true, grupo };
  if (grupo.pagado) return rechazo('ESTADO_CAMBIADO');
  return withCobros(
    grupo,
    cobros.map((existente) => (existente === cobro ? { ...cobro, anulado } : existente)),
  );
}

/** Cancelling these units of each line would leave something charged that nobody ordered. */
export function isCobrada(grupo: GrupoMesa, lineas: readonly LineaMesa[], unidades: number): boolean {
  const cobradas = unidadesCobradas(grupo);
  const canceladas = sumCentimos(
    lineas.map((linea) => sinUnidades(linea, unidades, cobradas.get(linea.id)).importe),
  );
  return (
    lineas.some(({ id, cantidad }) => (cobradas.get(id) ?? 0) > cantidad - unidades) ||
    totalGrupo(grupo) - canceladas < totalCobrado(grupo)
  );
}

function withCobros(grupo: GrupoMesa, cobros: readonly Cobro[]): Movimiento {
  const rev = grupo.rev + 1;
  return { ok: true, grupo: { ...grupo, rev, revCobros: rev, cobros } };
}

/** Returns null when a line is gone or has fewer units left. */
function importeDe(grupo: GrupoMesa, pedidas: readonly UnidadesDeLinea[]): Centimos | null {
  const cobradas = unidadesCobradas(grupo);
  const lineas = new Map(
    grupo.pedidos.flatMap((ticket) => vivasOf(ticket.lineas)).map((linea) => [linea.id, linea]),
  );
  const importes: Centimos[] = [];
  for (const { linea: id, unidades } of pedidas) {
    const linea = lineas.get(id);
    const desde = cobradas.get(id) ?? 0;
    if (!linea || unidades > linea.cantidad - desde) return null;
    importes.push(costeUnidades(linea, unidades, desde));
  }
  return sumCentimos(importes);
}

function hasPorPesar({ pedidos: tickets }: GrupoMesa, pedidas: readonly UnidadesDeLinea[]): boolean {
  const ids = new Set(pedidas.map(({ linea }) => linea));
  return tickets.some(({ lineas }) =>
    vivasOf(lineas).some((linea) => ids.has(linea.id) && isPorPesar(linea)),
  );
}

function isMismo(cobro: Cobro, pedido: CobroPedido): boolean {
  if (!isMismaForma(cobro, pedido)) return false;
  if (pedido.lineas) return JSON.stringify(orden(cobro.lineas)) === JSON.stringify(orden(pedido.lineas));
  return cobro.lineas === undefined && enTotal(cobro) === enTotal(pedido);
}

const enTotal = ({ parteDe, importe }: Pick<CobroPedido, 'parteDe' | 'importe'>): Centimos | undefined =>
  parteDe ?? importe;

function orden(lineas: readonly UnidadesDeLinea[] = []): [string, number][] {
  return lineas.map(({ linea, unidades }): [string, number] => [linea, unidades]).sort();
}
