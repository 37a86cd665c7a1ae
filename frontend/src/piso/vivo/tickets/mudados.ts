import { isEntregado } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';
import { t } from '../../lenguas/t';

export type TicketMudado = Ticket & { antes: number };

/** Its station has not acknowledged the move yet; served tickets no longer matter. */
export function isMudado(ticket: Ticket): ticket is TicketMudado {
  return ticket.antes !== undefined && !isEntregado(ticket);
}

export function textoMudanza(mesa: number, antes: number): string {
  return t('MESA {n} (antes {antes})', { n: mesa, antes });
}
