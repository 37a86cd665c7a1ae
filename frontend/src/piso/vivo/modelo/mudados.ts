import { isEntregado } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';

export type TicketMudado = Ticket & { antes: number };

/** Not acknowledged yet; served tickets no longer matter. */
export function isMudado(ticket: Ticket): ticket is TicketMudado {
  return ticket.antes !== undefined && !isEntregado(ticket);
}

/** 'MESA 9 (antes 6)'. */
export function textoMudanza(mesa: number, antes: number): string {
  return `MESA ${mesa} (antes ${antes})`;
}
