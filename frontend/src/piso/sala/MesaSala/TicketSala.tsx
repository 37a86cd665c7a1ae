import CookingPot from 'lucide-react/icons/cooking-pot';
import Wine from 'lucide-react/icons/wine';
import { vivasOf } from '@carta/contracts';
import type { Grupo, Ticket, TipoPedido } from '@carta/contracts';
import { BotonUrgente } from '../../ui/BotonUrgente';
import { FranjaUrgente } from '../../ui/FranjaUrgente';
import { MarcaEspera } from '../../ui/MarcaEspera';
import { isTicketUrgente } from '../../vivo/tickets/urgentes';
import { InsigniaEstado } from './InsigniaEstado';
import { LineaMesa } from './LineaMesa';
import { LlevarTicket } from './LlevarTicket';
import css from './TicketSala.module.css';

const TIPO = {
  comida: { texto: 'Comida', icono: <CookingPot aria-hidden="true" /> },
  bebida: { texto: 'Bebida', icono: <Wine aria-hidden="true" /> },
} as const satisfies Record<TipoPedido, unknown>;

interface PropsTicketSala {
  grupo: Grupo;
  ticket: Ticket;
}

/** Shows the food or the drinks of one order, with the state of each line, and lets a waiter bring them. */
export function TicketSala({ grupo, ticket }: PropsTicketSala) {
  const { texto, icono } = TIPO[ticket.tipoPedido];
  const quedaAlgo = vivasOf(ticket.productos).length > 0;
  return (
    <section className={css.ticket} aria-label={texto}>
      <header className={`renglon ${css.cabecera}`} data-extremos="" data-hueco="3">
        <h3 className={`renglon ${css.tipo}`} data-cuerpo="s">
          {icono}
          {texto}
        </h3>
        {quedaAlgo && <InsigniaEstado estado={ticket.estado} tickets={[ticket]} />}
      </header>
      <MarcaEspera de={ticket._id} />
      <FranjaUrgente grupo={grupo} tickets={isTicketUrgente(ticket) ? [ticket] : []} />
      <LlevarTicket grupo={grupo} ticket={ticket} />
      <ul>
        {ticket.productos.map((linea) => (
          <LineaMesa key={linea._id} grupo={grupo} ticket={ticket} linea={linea} />
        ))}
      </ul>
      <BotonUrgente
        className={css.urgente}
        variante="fantasma"
        tamano="compacto"
        grupo={grupo}
        tickets={[ticket]}
      />
    </section>
  );
}
