import { addCobro, pendienteDe, sinIndicarDe } from './cobrar';
import type { CobroPedido, UnidadesDeLinea } from './cobro';
import type { Centimos } from '../../plataforma/dominio/dinero';
import { isVacia } from './estado-linea';
import { estadoGrupo } from './grupo';
import type { Enterado, GrupoMesa } from './grupo';
import { rechazo } from './movimiento';
import type { Movimiento } from './movimiento';
import { payGrupo } from './movimientos-cobro';
import { isSince } from './vista';

/**
 * One charge over the tabs of a party (docs/reglas.md#charging): each keeps its own part, so that an amount
 * fills one after the other and a dish is charged where it was ordered. Pure functions.
 */

/** The tabs in the order in which they are charged and paid: by their mesa, the one that leads them last. */
export function enOrdenDeCobro(grupos: readonly GrupoMesa[]): readonly GrupoMesa[] {
  const isLider = ({ mesasJuntas }: GrupoMesa): number => (mesasJuntas ? 1 : 0);
  return [...grupos].sort((a, b) => isLider(a) - isLider(b) || a.mesa - b.mesa);
}

/** Whether the tabs are those of one party, or one alone. */
export function areJuntas(grupos: readonly GrupoMesa[]): boolean {
  const juntas = grupos.find(({ mesasJuntas }) => mesasJuntas)?.mesasJuntas ?? [];
  return grupos.length === 1 || grupos.every(({ mesa }) => juntas.includes(mesa));
}

/** What of a charge stands in a tab under its key, annulled or not; none: undefined. */
export function parteCobrada({ cobros = [] }: GrupoMesa, clave: string): Centimos | undefined {
  return cobros.find((cobro) => cobro.clave === clave)?.importe;
}

/** What a tab is to take of a charge. */
export interface Parte {
  /** The whole charge, under the key that it has in this tab. */
  cobro: CobroPedido;
  /** What is left of an amount, and whether no other tab can take it. */
  restante: Centimos;
  isUltima: boolean;
}

/**
 * Charges a tab its part: of an amount at most what it owes, of units those ordered there. One that has
 * nothing to take is left as it is, and so is one that took its part before.
 */
export function addParte(
  grupo: GrupoMesa,
  { cobro, restante, isUltima }: Parte,
  quien: Enterado,
  revVista: number,
): Movimiento {
  if (cobro.lineas) {
    const lineas = lineasSuyas(grupo, cobro.lineas);
    return lineas.length > 0 ? addCobro(grupo, { ...cobro, lineas }, quien, revVista) : { ok: true, grupo };
  }
  const cobrada = parteCobrada(grupo, cobro.clave);
  if (cobrada === undefined && (grupo.pagado || isSince(grupo.revCobros, revVista))) {
    return rechazo('ESTADO_CAMBIADO');
  }
  const pendiente = pendienteDe(grupo);
  const importe = cobrada ?? (isUltima || restante < pendiente ? restante : pendiente);
  if (importe <= 0) return { ok: true, grupo };
  const parte = importe === cobro.importe ? {} : { parteDe: cobro.importe };
  return addCobro(grupo, { ...cobro, ...parte, importe }, quien, revVista);
}

/**
 * The same of the rest of a bill: the tab that has taken its part is paid in the same step, so that neither stands
 * without the other. One that took it before is left as it is, also where it was opened again since; so is one of
 * which nothing is to be paid, unless nobody else can take what is left.
 */
export function payParte(grupo: GrupoMesa, parte: Parte, quien: Enterado, revVista: number): Movimiento {
  const isVacio = isVacia({ estado: estadoGrupo(grupo) });
  if (parteCobrada(grupo, parte.cobro.clave) !== undefined) return addParte(grupo, parte, quien, revVista);
  if (isVacio || isPagadoConCobros(grupo)) {
    return parte.isUltima && parte.restante > 0 ? rechazo('ESTADO_CAMBIADO') : { ok: true, grupo };
  }
  const pago = payGrupo(grupo, revVista, quien.en);
  if (!pago.ok) return pago;
  const cobro = addParte(grupo, parte, quien, revVista);
  if (!cobro.ok) return cobro;
  if (pendienteDe(cobro.grupo) > 0) return rechazo('ESTADO_CAMBIADO');
  return payGrupo(cobro.grupo, cobro.grupo.rev, quien.en);
}

function isPagadoConCobros(grupo: GrupoMesa): boolean {
  return grupo.pagado && grupo.motivoCierre === undefined && sinIndicarDe(grupo) === 0;
}

/** Those that were ordered in a tab. */
export function lineasSuyas(
  { pedidos }: GrupoMesa,
  lineas: readonly UnidadesDeLinea[],
): readonly UnidadesDeLinea[] {
  const propias = new Set(pedidos.flatMap((ticket) => ticket.lineas.map(({ id }) => id)));
  return lineas.filter(({ linea }) => propias.has(linea));
}
