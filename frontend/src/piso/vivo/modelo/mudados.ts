import { isEntregado } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';

export type TicketMudado = Ticket & { antes: number };

/** Its station has not acknowledged the move yet; served tickets no longer matter. */
export function isMudado(ticket: Ticket): ticket is TicketMudado {
  return ticket.antes !== undefined && !isEntregado(ticket);
}

export function textoMudanza(mesa: number, antes: number): string {
  return `MESA ${mesa} (antes ${antes})`;
}
