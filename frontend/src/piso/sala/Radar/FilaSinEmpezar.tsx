import CookingPot from 'lucide-react/icons/cooking-pot';
import Wine from 'lucide-react/icons/wine';
import type { Ticket, TipoPedido } from '@carta/contracts';
import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { FranjaAvisado, ResumenAlergia } from '../../ui/Alergia';
import { Nota } from '../../ui/Nota';
import { notasDeAlergia } from '../../ui/nota-alergia';
import { resumenEnMarcha } from '../../vivo/tickets/resumen-ticket';
import { paths } from '../../../shared/paths';
import type { MesaSinEmpezar } from '../modelo/sin-empezar';
import { Espera } from '../../ui/Espera';
import css from './FilaSinEmpezar.module.css';

const TIPO = {
  comida: { texto: 'Comida', Icono: CookingPot },
  bebida: { texto: 'Bebida', Icono: Wine },
} as const satisfies Record<TipoPedido, { texto: string; Icono: LucideIcon }>;

/** The whole row leads to the page of its mesa. */
export function FilaSinEmpezar({ fila: { mesa, tickets, desde } }: { fila: MesaSinEmpezar }) {
  return (
    <div className={css.fila}>
      <h3 className={`prieto ${css.mesa}`}>
        <Link className="cubre" to={paths.salaMesa(mesa)}>
          Mesa <span className="cifras">{mesa}</span>
        </Link>
      </h3>
      <Espera className={`suave ${css.espera}`} conReloj={false} desde={desde} />
      <FranjaAvisado className={css.avisado} de={mesa} salvo={tickets.map(({ _id }) => _id)} />
      {tickets.map((ticket) => (
        <TicketSinEmpezar key={ticket._id} ticket={ticket} />
      ))}
    </div>
  );
}

function TicketSinEmpezar({ ticket }: { ticket: Ticket }) {
  const { texto, Icono } = TIPO[ticket.tipoPedido];
  return (
    <div className={`pila ${css.ticket}`} data-hueco="1">
      <p className={`suave ${css.que}`}>
        <Icono aria-hidden="true" />
        <span>
          <span className="solo-lectores">{texto}: </span>
          {resumenEnMarcha(ticket)}
          {ticket.sinVerificar && <strong> · Sin verificar</strong>}
        </span>
      </p>
      <ResumenAlergia ticket={ticket} />
      {notasDeAlergia(ticket).map((nota) => (
        <Nota de="pedido" key={nota} notas={nota} />
      ))}
    </div>
  );
}
