import { isEntregado } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';

/** A ticket whose station believes it at another mesa than where it is now. */
export type TicketMudado = Ticket & { antes: number };

/** Whether somebody has yet to take note that a ticket goes to another mesa; what is served goes nowhere. */
export function isMudado(ticket: Ticket): ticket is TicketMudado {
  return ticket.antes !== undefined && !isEntregado(ticket);
}

/** 'MESA 9 (antes 6)'. */
export function textoMudanza(mesa: number, antes: number): string {
  return `MESA ${mesa} (antes ${antes})`;
}
