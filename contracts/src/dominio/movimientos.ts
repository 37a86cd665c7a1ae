import { ESTADOS_LINEA, nextEstados, stepOf } from './estado-linea';
import type { EstadoGrupo, EstadoLinea } from './estado-linea';
import { estadoGrupo, estadoPedido, isAbandonado, lineaAt, lineasVivas } from './grupo';
import type { GrupoMesa, LineaMesa, PedidoMesa } from './grupo';

/**
 * The moves of the order boards, as pure functions: the mesa before and the mesa after, or why
 * not. A move that changes nothing answers the very same object, so that nothing is written.
 */

/**
 * Why a move is refused; `ESTADO_CAMBIADO` means the world moved since the screen looked, `LO_LLEVA`
 * that somebody else is already on it.
 */
export type MotivoRechazo =
  'NO_EXISTE' | 'ESTADO_CAMBIADO' | 'SIN_ENTREGAR' | 'ARCHIVADO' | 'EN_USO' | 'LO_LLEVA';

export type Movimiento = { ok: true; grupo: GrupoMesa } | { ok: false; motivo: MotivoRechazo };

export const rechazo = (motivo: MotivoRechazo): Movimiento => ({ ok: false, motivo });

/**
 * Moves one line a step forward or back. `ref` is the line's id, or its index in the order as the
 * specification's board sends it (§7).
 */
export function moveLinea(
  grupo: GrupoMesa,
  pedidoId: string,
  ref: string,
  to: EstadoLinea,
  ahora: Date,
): Movimiento {
  const pedido = grupo.pedidos.find(({ id }) => id === pedidoId);
  const linea = pedido && findLinea(pedido, ref);
  if (!linea) return rechazo('NO_EXISTE');
  if (grupo.pagado || linea.cancelada) return rechazo('ESTADO_CAMBIADO');
  if (linea.estado === to) return { ok: true, grupo };
  if (!nextEstados(linea.estado).includes(to)) return rechazo('ESTADO_CAMBIADO');
  return mapLineas(grupo, (otra) => (otra.id === linea.id ? lineaAt(otra, to, ahora) : otra));
}

/** A line of a ticket by its id, or by its index as the specification's board sends it. */
export function findLinea(pedido: PedidoMesa, ref: string): LineaMesa | undefined {
  if (/^\d{1,2}$/.test(ref)) return pedido.lineas[Number(ref)];
  return pedido.lineas.find(({ id }) => id === ref);
}

/**
 * Moves one ticket: forward over several steps if need be (lines further on stay), or back, where
 * each line exactly one step past `to` returns to it.
 */
export function movePedido(grupo: GrupoMesa, pedidoId: string, to: EstadoLinea, ahora: Date): Movimiento {
  const pedido = grupo.pedidos.find(({ id }) => id === pedidoId);
  if (!pedido) return rechazo('NO_EXISTE');
  if (grupo.pagado) return rechazo('ESTADO_CAMBIADO');
  if (lineasVivas(pedido).length === 0) return { ok: true, grupo };
  const pasos = stepOf(to) - stepOf(estadoPedido(pedido));
  if (pasos < -1) return rechazo('ESTADO_CAMBIADO');
  const move = pasos < 0 ? stepBackTo(to, ahora) : advanceTo(to, ahora);
  return mapPedidos(grupo, (otro) => (otro.id === pedidoId ? mapPedido(otro, move) : otro));
}

/**
 * Moves a whole mesa as a screen saw it: tickets that came after `revVista` are left alone, so
 * that nothing unseen is ever marked served. To pagado only when everything is entregado and seen;
 * from pagado back to entregado until it is archived.
 */
export function moveGrupo(
  grupo: GrupoMesa,
  to: EstadoGrupo,
  revVista: number | undefined,
  ahora: Date,
): Movimiento {
  if (to === 'pagado') return payGrupo(grupo, revVista, ahora);
  if (grupo.pagado) return to === 'entregado' ? reopenGrupo(grupo) : rechazo('ESTADO_CAMBIADO');
  if (to === 'pendiente') {
    return estadoGrupo(grupo) === 'pendiente' ? { ok: true, grupo } : rechazo('ESTADO_CAMBIADO');
  }
  const move = advanceTo(to, ahora);
  return mapPedidos(grupo, (pedido) => (isSeen(pedido, revVista) ? mapPedido(pedido, move) : pedido));
}

function payGrupo(grupo: GrupoMesa, revVista: number | undefined, ahora: Date): Movimiento {
  if (grupo.pagado) return { ok: true, grupo };
  if (estadoGrupo(grupo) !== 'entregado') return rechazo('SIN_ENTREGAR');
  if (!grupo.pedidos.every((pedido) => isSeen(pedido, revVista))) return rechazo('ESTADO_CAMBIADO');
  return { ok: true, grupo: { ...grupo, rev: grupo.rev + 1, pagado: true, pagadoEn: ahora } };
}

/**
 * Closes an abandoned mesa without payment, for a reason; one still in use is refused. Undone like
 * a payment, by moving it back to entregado.
 */
export function closeGrupo(grupo: GrupoMesa, motivo: string, ahora: Date): Movimiento {
  if (grupo.pagado) return rechazo('ESTADO_CAMBIADO');
  if (!isAbandonado(grupo, ahora)) return rechazo('EN_USO');
  return {
    ok: true,
    grupo: { ...grupo, rev: grupo.rev + 1, pagado: true, pagadoEn: ahora, motivoCierre: motivo },
  };
}

function reopenGrupo({ pagadoEn: _pagado, motivoCierre: _motivo, ...grupo }: GrupoMesa): Movimiento {
  if (grupo.archivadoEn !== undefined) return rechazo('ARCHIVADO');
  return { ok: true, grupo: { ...grupo, rev: grupo.rev + 1, pagado: false } };
}

/** Whether a screen that last saw this rev has seen a ticket. */
export function isSeen(pedido: PedidoMesa, revVista: number | undefined): boolean {
  return revVista === undefined || pedido.revAlta <= revVista;
}

type MoveLinea = (linea: LineaMesa) => LineaMesa;

function advanceTo(to: EstadoLinea, ahora: Date): MoveLinea {
  return (linea) =>
    !linea.cancelada && stepOf(linea.estado) < stepOf(to) ? lineaAt(linea, to, ahora) : linea;
}

function stepBackTo(to: EstadoLinea, ahora: Date): MoveLinea {
  const desde = ESTADOS_LINEA[stepOf(to) + 1];
  return (linea) => (!linea.cancelada && linea.estado === desde ? lineaAt(linea, to, ahora) : linea);
}

function mapPedido(pedido: PedidoMesa, move: MoveLinea): PedidoMesa {
  const lineas = pedido.lineas.map(move);
  return lineas.every((linea, i) => linea === pedido.lineas[i]) ? pedido : { ...pedido, lineas };
}

export function mapLineas(grupo: GrupoMesa, move: MoveLinea): Movimiento {
  return mapPedidos(grupo, (pedido) => mapPedido(pedido, move));
}

/** Every change of a mesa is one write, and one step of its rev. */
export function mapPedidos(grupo: GrupoMesa, change: (pedido: PedidoMesa) => PedidoMesa): Movimiento {
  const pedidos = grupo.pedidos.map(change);
  if (pedidos.every((pedido, i) => pedido === grupo.pedidos[i])) return { ok: true, grupo };
  return { ok: true, grupo: { ...grupo, rev: grupo.rev + 1, pedidos } };
}
