import { useRef } from 'react';
import type { ReactNode } from 'react';
import { aprox, canceladasPorVer, formatEuros, isEntregado, isPorPesar, vivasOf } from '@carta/contracts';
import type { Grupo, Ticket, TipoPedido } from '@carta/contracts';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Wine from 'lucide-react/icons/wine';
import type { Tablero } from '../../../vivo/tickets/tableros';
import { FranjaAlergia, FranjaAvisado } from '../../../ui/Alergia';
import { FranjaMudanza } from '../../../ui/FranjaMudanza';
import { FranjaUrgente } from '../../../ui/FranjaUrgente';
import { MarcaEspera } from '../../../ui/MarcaEspera';
import { Nota } from '../../../ui/Nota';
import { useVisto } from '../../../vivo/motor/vistos';
import { EstadoLineas } from '../LineaTicket/EstadoLineas';
import { LineaTicket } from '../LineaTicket/LineaTicket';
import css from './TicketTablero.module.css';
import { useHora } from '../../../../shared/lib/hora';
import HandPlatter from 'lucide-react/icons/hand-platter';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import ShieldQuestionMark from 'lucide-react/icons/shield-question-mark';
import { llevaAhora } from '../../../vivo/tickets/lleva';
import { isTicketUrgente } from '../../../vivo/tickets/urgentes';
import { useReloj } from '../../../vivo/tablero/reloj';

interface PropsTicketTablero {
  grupo: Grupo;
  ticket: Ticket;
  tablero: Tablero;
}

/** On the active board served lines fold away: they may be looked up, but not cooked again. */
export function TicketTablero({ grupo, ticket, tablero }: PropsTicketTablero) {
  const cuerpo = (
    <>
      <FranjaUrgente grupo={grupo} tickets={isTicketUrgente(ticket) ? [ticket] : []} />
      <FranjaMudanza grupo={grupo} ticket={ticket} />
      <FranjaAlergia ticket={ticket} />
      <FranjaAvisado de={ticket._id} salvo={[ticket._id]} />
      <PersonasTicket ticket={ticket} />
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

/** A person who sees such a ticket here has seen it for its station. */
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
      <Nota de="pedido" notas={ticket.notas} />
      <ul>
        {ticket.productos.map((linea) => (
          <LineaTicket key={linea._id} grupo={grupo} ticket={ticket} linea={linea} />
        ))}
      </ul>
    </>
  );
}

const TIPO = {
  comida: { texto: 'Comida', icono: <CookingPot aria-hidden="true" /> },
  bebida: { texto: 'Bebida', icono: <Wine aria-hidden="true" /> },
} as const satisfies Record<TipoPedido, unknown>;

function CabeceraTicket({ ticket }: { ticket: Ticket }) {
  const formatHora = useHora();
  const { texto, icono } = TIPO[ticket.tipoPedido];
  return (
    <>
      <h3 className={`junto ${css.tipo}`} data-cuerpo="s" data-tipo={ticket.tipoPedido}>
        {icono}
        <span className={css.nombreTipo}>{texto}</span>
      </h3>
      <span className="tenue">Ronda {ticket.numero}</span>
      <MarcaEspera de={ticket._id} />
      <time className="tenue cifras" dateTime={ticket.createdAt}>
        {formatHora(ticket.createdAt)}
      </time>
      <span className={`${css.total} cifras`}>
        {aprox(formatEuros(ticket.total), vivasOf(ticket.productos).some(isPorPesar))}
      </span>
    </>
  );
}

/** Says whether the ticket's mesa was proved, who of the staff wrote it down, and who is bringing it. */
function PersonasTicket({ ticket }: { ticket: Ticket }) {
  const { tomadoPor, sinVerificar = false } = ticket;
  const lleva = useReloj((ahora) => llevaAhora(ticket, ahora));
  if (!sinVerificar && tomadoPor === undefined && lleva === null) return null;
  return (
    <p className={css.personas}>
      {sinVerificar && (
        <span className={css.sinVerificar} title="No llegó con el código QR impreso de la mesa">
          <ShieldQuestionMark aria-hidden="true" />
          Sin verificar
        </span>
      )}
      {tomadoPor !== undefined && (
        <span>
          <NotebookPen aria-hidden="true" />
          Pedido por {tomadoPor}
        </span>
      )}
      {lleva !== null && (
        <strong>
          <HandPlatter aria-hidden="true" />
          Lo lleva {lleva}
        </strong>
      )}
    </p>
  );
}
