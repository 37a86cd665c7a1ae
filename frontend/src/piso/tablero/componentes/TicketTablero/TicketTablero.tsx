import { useRef } from 'react';
import type { ReactNode } from 'react';
import MessageSquareWarning from 'lucide-react/icons/message-square-exclamation-point';
import { canceladasPorVer, isEntregado } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import type { Tablero } from '../../../vivo/modelo/tableros';
import { useVisto } from '../../../vivo/vistos';
import { EstadoLineas } from '../LineaTicket/EstadoLineas';
import { LineaTicket } from '../LineaTicket/LineaTicket';
import { CabeceraTicket } from './CabeceraTicket';
import { PersonasTicket } from './PersonasTicket';
import css from './TicketTablero.module.css';

interface PropsTicketTablero {
  grupo: Grupo;
  ticket: Ticket;
  tablero: Tablero;
  /** ms of the server's clock. */
  ahora: number;
}

/**
 * The food or the drinks of one order. On the active board what is already served folds away: it is
 * there to be looked up, not to be cooked again.
 */
export function TicketTablero({ grupo, ticket, tablero, ahora }: PropsTicketTablero) {
  const cuerpo = (
    <>
      <PersonasTicket ticket={ticket} ahora={ahora} />
      <CuerpoTicket grupo={grupo} ticket={ticket} />
    </>
  );
  const cabecera = (
    <div className={css.cabecera}>
      <CabeceraTicket ticket={ticket} />
    </div>
  );
  if (tablero !== 'activos') {
    return (
      <section className={css.ticket}>
        {cabecera}
        {cuerpo}
      </section>
    );
  }
  if (!isEntregado(ticket) || canceladasPorVer(ticket.productos).length > 0) {
    return (
      <TicketActivo ticket={ticket}>
        {cabecera}
        {cuerpo}
      </TicketActivo>
    );
  }
  return (
    <details className={css.ticket}>
      <summary className={css.cabecera}>
        <CabeceraTicket ticket={ticket} />
        <EstadoLineas estado={ticket.estado} />
      </summary>
      {cuerpo}
    </details>
  );
}

/** One that somebody is to make: whoever sees it here has seen it. */
function TicketActivo({ ticket, children }: { ticket: Ticket; children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useVisto(ticket, ref);
  return (
    <section ref={ref} className={css.ticket}>
      {children}
    </section>
  );
}

function CuerpoTicket({ grupo, ticket }: { grupo: Grupo; ticket: Ticket }) {
  return (
    <>
      {ticket.notas && (
        <p className={css.notas}>
          <MessageSquareWarning aria-hidden="true" />
          <span>
            <span className="solo-lectores">Nota del pedido: </span>
            {ticket.notas}
          </span>
        </p>
      )}
      <ul>
        {ticket.productos.map((linea) => (
          <LineaTicket key={linea._id} grupo={grupo} ticketId={ticket._id} linea={linea} />
        ))}
      </ul>
    </>
  );
}
