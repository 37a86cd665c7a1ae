import CookingPot from 'lucide-react/icons/cooking-pot';
import Wine from 'lucide-react/icons/wine';
import { formatEuros } from '@carta/contracts';
import type { Pedido, TipoPedido } from '@carta/contracts';
import { formatHora } from '../../../../shared/lib/hora';
import css from './Ticket.module.css';

const TIPO = {
  comida: { texto: 'Comida', icono: <CookingPot aria-hidden="true" /> },
  bebida: { texto: 'Bebida', icono: <Wine aria-hidden="true" /> },
} as const satisfies Record<TipoPedido, unknown>;

/** What a ticket is of, its round, its hour and its total. */
export function CabeceraTicket({ pedido }: { pedido: Pedido }) {
  const { texto, icono } = TIPO[pedido.tipoPedido];
  return (
    <>
      <h3 className={css.tipo} data-tipo={pedido.tipoPedido}>
        {icono}
        <span className={css.nombreTipo}>{texto}</span>
      </h3>
      <span className={css.dato}>Ronda {pedido.numero}</span>
      <time className={`${css.dato} cifras`} dateTime={pedido.createdAt}>
        {formatHora(pedido.createdAt)}
      </time>
      <span className={`${css.total} cifras`}>{formatEuros(pedido.total)}</span>
    </>
  );
}
