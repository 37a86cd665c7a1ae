import { addCobro, pendienteDe, sinIndicarDe } from './cobrar';
import type { CobroPedido, UnidadesDeLinea } from '../mesa/cobro';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import { isVacia } from '../linea/estado-linea';
import { estadoGrupo } from '../mesa/grupo';
import type { Enterado, GrupoMesa } from '../mesa/grupo';
import { rechazo } from '../mesa/movimiento';
import type { Movimiento } from '../mesa/movimiento';
import { payGrupo } from './movimientos-cobro';
import { changedCuenta } from '../mesa/vista';

/** Each tab of a party keeps its own part of a charge (docs/reglas/dinero.md#charging). Functions are pure. */

/** Tabs are charged by mesa, the leader last. */
export function enOrdenDeCobro(grupos: readonly GrupoMesa[]): readonly GrupoMesa[] {
  const isLider = ({ mesasJuntas }: GrupoMesa): number => (mesasJuntas ? 1 : 0);
  return [...grupos].sort((a, b) => isLider(a) - isLider(b) || a.mesa - b.mesa);
}

/** A single tab counts as joined, too. */
export function areJuntas(grupos: readonly GrupoMesa[]): boolean {
  const juntas = grupos.find(({ mesasJuntas }) => mesasJuntas)?.mesasJuntas ?? [];
  return grupos.length === 1 || grupos.every(({ mesa }) => juntas.includes(mesa));
}

/** Returns undefined when the tab has no part under this key; annulled parts count. */
export function porcionCobrada({ cobros = [] }: GrupoMesa, clave: string): Centimos | undefined {
  return cobros.find((cobro) => cobro.clave === clave)?.importe;
}

export interface Porcion {
  /** The charge has the key of this tab. */
  cobro: CobroPedido;
  /** An amount leaves this much; only the last tab that can take it must take it all. */
  restante: Centimos;
  isUltima: boolean;
  /** It goes with the part that completes the charge. */
  propina?: Centimos | undefined;
  /** Of units: no later tab has any of them. */
  isCompleta?: boolean;
}

/**
 * An amount takes at most what the tab owes; units, those ordered there. A tab that owes nothing, or was
 * charged before, is unchanged.
 */
export function addPorcion(
  grupo: GrupoMesa,
  { cobro, restante, isUltima, propina, isCompleta = isUltima }: Porcion,
  quien: Enterado,
  revVista: number,
): Movimiento {
  const aparte = propina === undefined ? {} : { propina };
  if (cobro.lineas) {
    const lineas = lineasSuyas(grupo, cobro.lineas);
    if (lineas.length === 0) return { ok: true, grupo };
    return addCobro(grupo, { ...cobro, lineas, ...(isCompleta ? aparte : {}) }, quien, revVista);
  }
  const cobrada = porcionCobrada(grupo, cobro.clave);
  if (cobrada === undefined && (grupo.pagado || changedCuenta(grupo, revVista))) {
    return rechazo('ESTADO_CAMBIADO');
  }
  const pendiente = pendienteDe(grupo);
  const importe = cobrada ?? (isUltima || restante < pendiente ? restante : pendiente);
  if (importe <= 0) return { ok: true, grupo };
  const porcion = importe === cobro.importe ? {} : { parteDe: cobro.importe };
  const pedido = { ...cobro, ...porcion, ...(importe === restante ? aparte : {}), importe };
  return addCobro(grupo, pedido, quien, revVista);
}

/**
 * Charges the rest of a bill and pays the tab in one step, so that neither stands alone. A tab that took its
 * part before, even if reopened since, is unchanged, and so is one that owes nothing, unless an amount is
 * left that nobody else can take.
 */
export function payPorcion(
  grupo: GrupoMesa,
  porcion: Porcion,
  quien: Enterado,
  revVista: number,
): Movimiento {
  const isVacio = isVacia({ estado: estadoGrupo(grupo) });
  if (porcionCobrada(grupo, porcion.cobro.clave) !== undefined)
    return addPorcion(grupo, porcion, quien, revVista);
  if (isVacio || isPagadoConCobros(grupo)) {
    return porcion.isUltima && porcion.restante > 0 ? rechazo('ESTADO_CAMBIADO') : { ok: true, grupo };
  }
  const pago = payGrupo(grupo, revVista, quien.en);
  if (!pago.ok) return pago;
  const cobro = addPorcion(grupo, porcion, quien, revVista);
  if (!cobro.ok) return cobro;
  if (pendienteDe(cobro.grupo) > 0) return rechazo('ESTADO_CAMBIADO');
  return payGrupo(cobro.grupo, cobro.grupo.rev, quien.en);
}

function isPagadoConCobros(grupo: GrupoMesa): boolean {
  return grupo.pagado && grupo.motivoCierre === undefined && sinIndicarDe(grupo) === 0;
}

export function lineasSuyas(
  { pedidos }: GrupoMesa,
  lineas: readonly UnidadesDeLinea[],
): readonly UnidadesDeLinea[] {
  const propias = new Set(pedidos.flatMap((ticket) => ticket.lineas.map(({ id }) => id)));
  return lineas.filter(({ linea }) => propias.has(linea));
}
