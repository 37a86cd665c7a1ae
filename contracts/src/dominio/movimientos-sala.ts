import type { Enterado, GrupoMesa, PedidoMesa } from './grupo';
import { estadoPedido } from './grupo';
import { rechazo } from './movimiento';
import type { Movimiento } from './movimiento';
import { findLinea, mapLineas, mapPedidos } from './movimientos';
import { changedHands, isSeen } from './vista';

/**
 * What stations and waiters do to a mesa besides moving it on (docs/reglas.md#moves), as pure functions like
 * those of the boards. `quien` is the name of the device or account that does it, and when.
 */

/** How long somebody who said they bring a ticket is believed, in ms: then another may take it. */
export const VIDA_LLEVAR_MS = 3 * 60_000;

/**
 * Takes one line off an order, for a reason. Not once it is entregado, nor on a screen that has not
 * seen its ticket; a line already cancelled stays as it was.
 */
export function cancelLinea(
  grupo: GrupoMesa,
  pedidoId: string,
  ref: string,
  { motivo, ...quien }: Enterado & { motivo: string },
  revVista?: number,
): Movimiento {
  const pedido = grupo.pedidos.find(({ id }) => id === pedidoId);
  const linea = pedido && findLinea(pedido, ref);
  if (!pedido || !linea) return rechazo('NO_EXISTE');
  if (linea.cancelada) return { ok: true, grupo };
  if (grupo.pagado || linea.estado === 'entregado' || !isSeen(pedido, revVista)) {
    return rechazo('ESTADO_CAMBIADO');
  }
  return mapLineas(grupo, (otra) =>
    otra.id === linea.id ? { ...otra, cancelada: { motivo, ...quien } } : otra,
  );
}

/** The station knows that a line was cancelled; only the first to say so is kept. */
export function acknowledgeLinea(
  grupo: GrupoMesa,
  pedidoId: string,
  ref: string,
  quien: Enterado,
): Movimiento {
  const pedido = grupo.pedidos.find(({ id }) => id === pedidoId);
  const linea = pedido && findLinea(pedido, ref);
  if (!linea) return rechazo('NO_EXISTE');
  if (!linea.cancelada) return rechazo('ESTADO_CAMBIADO');
  return mapLineas(grupo, (otra) =>
    otra.id === linea.id && !otra.enterado ? { ...otra, enterado: quien } : otra,
  );
}

/** A screen has shown a ticket; only the first time counts. */
export function markVisto(grupo: GrupoMesa, pedidoId: string, ahora: Date): Movimiento {
  if (!grupo.pedidos.some(({ id }) => id === pedidoId)) return rechazo('NO_EXISTE');
  return mapPedidos(grupo, (pedido) =>
    pedido.id === pedidoId && !pedido.vistoEn ? { ...pedido, vistoEn: ahora } : pedido,
  );
}

/**
 * Somebody brings a ticket that is listo to its mesa. Who came first keeps it, until they let go of
 * it or have not been seen to arrive for three minutes.
 */
export function claimPedido(
  grupo: GrupoMesa,
  pedidoId: string,
  quien: Enterado,
  revVista?: number,
): Movimiento {
  const pedido = grupo.pedidos.find(({ id }) => id === pedidoId);
  if (!pedido) return rechazo('NO_EXISTE');
  if (grupo.pagado || estadoPedido(pedido) !== 'listo') return rechazo('ESTADO_CAMBIADO');
  const lleva = llevadoPor(pedido, quien.en);
  if (lleva === quien.por) return { ok: true, grupo };
  if (lleva !== null) return rechazo('LO_LLEVA');
  if (changedHands(pedido, revVista)) return rechazo('ESTADO_CAMBIADO');
  const revLleva = grupo.rev + 1;
  return mapPedidos(grupo, (otro) => (otro.id === pedidoId ? { ...otro, lleva: quien, revLleva } : otro));
}

/** Whoever said they bring a ticket does not after all; somebody else's word is left alone. */
export function releasePedido(
  grupo: GrupoMesa,
  pedidoId: string,
  por: string,
  revVista?: number,
): Movimiento {
  const pedido = grupo.pedidos.find(({ id }) => id === pedidoId);
  if (!pedido) return rechazo('NO_EXISTE');
  if (pedido.lleva?.por !== por) return { ok: true, grupo };
  if (changedHands(pedido, revVista)) return rechazo('ESTADO_CAMBIADO');
  const { lleva: _soltado, ...resto } = pedido;
  const suelto = { ...resto, revLleva: grupo.rev + 1 };
  return mapPedidos(grupo, (otro) => (otro.id === pedidoId ? suelto : otro));
}

/** Who is bringing a ticket that is listo now, or null. */
export function llevadoPor(pedido: PedidoMesa, ahora: Date): string | null {
  const { lleva } = pedido;
  if (!lleva || ahora.getTime() - lleva.en.getTime() >= VIDA_LLEVAR_MS) return null;
  return estadoPedido(pedido) === 'listo' ? lleva.por : null;
}
