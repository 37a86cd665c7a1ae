import { isCobrada } from './cobrar';
import type { Enterado, GrupoMesa, TicketMesa } from './grupo';
import { estadoTicket } from './grupo';
import { rechazo } from './movimiento';
import type { Movimiento } from './movimiento';
import { findLinea, mapLineas, mapTickets } from './movimientos';
import { changedHands, isSeen } from './vista';

/**
 * What stations and waiters do to a mesa besides moving it on (docs/reglas.md#moves), as pure functions like
 * those of the boards. `quien` is the name of the device or account that does it, and when.
 */

/** How long somebody who said they bring a ticket is believed, in ms: then another may take it. */
export const VIDA_LLEVAR_MS = 3 * 60_000;

/**
 * Takes one line off an order, for a reason. Not once it is entregado or charged, nor on a screen that has
 * not seen its ticket; a line already cancelled stays as it was.
 */
export function cancelLinea(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  { motivo, ...quien }: Enterado & { motivo: string },
  revVista?: number,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  const linea = ticket && findLinea(ticket, ref);
  if (!ticket || !linea) return rechazo('NO_EXISTE');
  if (linea.cancelada) return { ok: true, grupo };
  if (grupo.pagado || linea.estado === 'entregado' || !isSeen(ticket, revVista)) {
    return rechazo('ESTADO_CAMBIADO');
  }
  if (isCobrada(grupo, linea)) return rechazo('COBRADO');
  return mapLineas(grupo, (otra) =>
    otra.id === linea.id ? { ...otra, cancelada: { motivo, ...quien } } : otra,
  );
}

/** The station knows that a line was cancelled; only the first to say so is kept. */
export function acknowledgeLinea(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  quien: Enterado,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  const linea = ticket && findLinea(ticket, ref);
  if (!linea) return rechazo('NO_EXISTE');
  if (!linea.cancelada) return rechazo('ESTADO_CAMBIADO');
  return mapLineas(grupo, (otra) =>
    otra.id === linea.id && !otra.enterado ? { ...otra, enterado: quien } : otra,
  );
}

/** A screen has shown a ticket; only the first time counts. */
export function markVisto(grupo: GrupoMesa, ticketId: string, ahora: Date): Movimiento {
  if (!grupo.pedidos.some(({ id }) => id === ticketId)) return rechazo('NO_EXISTE');
  return mapTickets(grupo, (ticket) =>
    ticket.id === ticketId && !ticket.vistoEn ? { ...ticket, vistoEn: ahora } : ticket,
  );
}

/**
 * Somebody brings a ticket that is listo to its mesa. Who came first keeps it, until they let go of
 * it or have not been seen to arrive for three minutes.
 */
export function claimTicket(
  grupo: GrupoMesa,
  ticketId: string,
  quien: Enterado,
  revVista?: number,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  if (!ticket) return rechazo('NO_EXISTE');
  if (grupo.pagado || estadoTicket(ticket) !== 'listo') return rechazo('ESTADO_CAMBIADO');
  const lleva = llevadoPor(ticket, quien.en);
  if (lleva === quien.por) return { ok: true, grupo };
  if (lleva !== null) return rechazo('LO_LLEVA');
  if (changedHands(ticket, revVista)) return rechazo('ESTADO_CAMBIADO');
  const revLleva = grupo.rev + 1;
  return mapTickets(grupo, (otro) => (otro.id === ticketId ? { ...otro, lleva: quien, revLleva } : otro));
}

/** Whoever said they bring a ticket does not after all; somebody else's word is left alone. */
export function releaseTicket(
  grupo: GrupoMesa,
  ticketId: string,
  por: string,
  revVista?: number,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  if (!ticket) return rechazo('NO_EXISTE');
  if (ticket.lleva?.por !== por) return { ok: true, grupo };
  if (changedHands(ticket, revVista)) return rechazo('ESTADO_CAMBIADO');
  const { lleva: _soltado, ...resto } = ticket;
  const suelto = { ...resto, revLleva: grupo.rev + 1 };
  return mapTickets(grupo, (otro) => (otro.id === ticketId ? suelto : otro));
}

/** Who is bringing a ticket that is listo now, or null. */
export function llevadoPor(ticket: TicketMesa, ahora: Date): string | null {
  const { lleva } = ticket;
  if (!lleva || ahora.getTime() - lleva.en.getTime() >= VIDA_LLEVAR_MS) return null;
  return estadoTicket(ticket) === 'listo' ? lleva.por : null;
}
