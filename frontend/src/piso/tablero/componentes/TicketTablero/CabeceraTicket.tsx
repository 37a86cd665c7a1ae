import CookingPot from 'lucide-react/icons/cooking-pot';
import Wine from 'lucide-react/icons/wine';
import { formatEuros } from '@carta/contracts';
import type { Ticket, TipoPedido } from '@carta/contracts';
import { formatHora } from '../../../../shared/lib/hora';
import css from './TicketTablero.module.css';

const TIPO = {
  comida: { texto: 'Comida', icono: <CookingPot aria-hidden="true" /> },
  bebida: { texto: 'Bebida', icono: <Wine aria-hidden="true" /> },
} as const satisfies Record<TipoPedido, unknown>;

/** What a ticket is of, its round, its hour and its total. */
export function CabeceraTicket({ ticket }: { ticket: Ticket }) {
  const { texto, icono } = TIPO[ticket.tipoPedido];
  return (
    <>
      <h3 className={css.tipo} data-tipo={ticket.tipoPedido}>
        {icono}
        <span className={css.nombreTipo}>{texto}</span>
      </h3>
      <span className={css.dato}>Ronda {ticket.numero}</span>
      <time className={`${css.dato} cifras`} dateTime={ticket.createdAt}>
        {formatHora(ticket.createdAt)}
      </time>
      <span className={`${css.total} cifras`}>{formatEuros(ticket.total)}</span>
    </>
  );
}
