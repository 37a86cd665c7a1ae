import { CookingPot, MessageSquareWarning, Wine } from 'lucide-react';
import { formatEuros } from '@carta/contracts';
import type { Grupo, Pedido, TipoPedido } from '@carta/contracts';
import { formatHora } from '../../../../shared/lib/hora';
import { isServido } from '../../modelo/tableros';
import type { Tablero } from '../../modelo/tableros';
import { LineaPedido } from '../LineaPedido/LineaPedido';
import { EstadoLineas } from '../LineaPedido/EstadoLineas';
import css from './Ticket.module.css';

const TIPO = {
  comida: { texto: 'Comida', icono: <CookingPot aria-hidden="true" /> },
  bebida: { texto: 'Bebida', icono: <Wine aria-hidden="true" /> },
} as const satisfies Record<TipoPedido, unknown>;

interface PropsTicket {
  grupo: Grupo;
  pedido: Pedido;
  tablero: Tablero;
}

/**
 * The food or the drinks of one order. On the active board what is already served folds away: it is
 * there to be looked up, not to be cooked again.
 */
export function Ticket({ grupo, pedido, tablero }: PropsTicket) {
  if (tablero !== 'activos' || !isServido(pedido)) {
    return (
      <section className={css.ticket}>
        <div className={css.cabecera}>
          <CabeceraTicket pedido={pedido} />
        </div>
        <CuerpoTicket grupo={grupo} pedido={pedido} />
      </section>
    );
  }
  return (
    <details className={css.ticket}>
      <summary className={css.cabecera}>
        <CabeceraTicket pedido={pedido} />
        <EstadoLineas estado={pedido.estado} />
      </summary>
      <CuerpoTicket grupo={grupo} pedido={pedido} />
    </details>
  );
}

function CabeceraTicket({ pedido }: { pedido: Pedido }) {
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

function CuerpoTicket({ grupo, pedido }: { grupo: Grupo; pedido: Pedido }) {
  return (
    <>
      {pedido.notas && (
        <p className={css.notas}>
          <MessageSquareWarning aria-hidden="true" />
          <span>
            <span className="solo-lectores">Nota del pedido: </span>
            {pedido.notas}
          </span>
        </p>
      )}
      <ul>
        {pedido.productos.map((linea) => (
          <LineaPedido key={linea._id} grupo={grupo} pedidoId={pedido._id} linea={linea} />
        ))}
      </ul>
    </>
  );
}
