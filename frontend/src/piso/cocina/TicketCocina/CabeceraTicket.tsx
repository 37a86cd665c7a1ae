import type { MouseEvent } from 'react';
import Check from 'lucide-react/icons/check';
import ChefHat from 'lucide-react/icons/chef-hat';
import Clock from 'lucide-react/icons/clock';
import CookingPot from 'lucide-react/icons/cooking-pot';
import User from 'lucide-react/icons/user';
import Wine from 'lucide-react/icons/wine';
import { isListo } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import { isRepetido } from '../../ui/toque';
import { stepTicket } from '../../vivo/acciones-cocina';
import { urgenciaOf } from '../../vivo/modelo/espera';
import { useTablero } from '../../vivo/useTablero';
import { useMinutosDesde } from '../Edad';
import { ESTACION_DE, PASO_TICKET } from '../modelo/tickets-cocina';
import css from './CabeceraTicket.module.css';

const ICONO = {
  comida: <CookingPot aria-hidden="true" />,
  bebida: <Wine aria-hidden="true" />,
} as const;

interface PropsCabeceraTicket {
  grupo: Grupo;
  ticket: Ticket;
  numero: number;
  conEstacion: boolean;
}

/** Whose it is and how old, all of it one target that moves the ticket on. */
export function CabeceraTicket({ grupo, ticket, numero, conEstacion }: PropsCabeceraTicket) {
  const servicio = useTablero((tablero) => tablero.servicio);
  const minutos = useMinutosDesde(ticket.createdAt);
  const paso = PASO_TICKET[ticket.estado];

  const handleClick = (event: MouseEvent) => {
    if (paso && !isRepetido(event)) void stepTicket(grupo, ticket, paso.to);
  };

  return (
    <button
      type="button"
      className={css.cabecera}
      data-ticket={ticket._id}
      data-urgencia={urgenciaOf(minutos, servicio)}
      data-numero={numero}
      aria-keyshortcuts={numero < 10 ? String(numero) : undefined}
      aria-disabled={paso ? undefined : true}
      onClick={handleClick}
    >
      <span className={css.mesa}>
        <kbd className={`${css.tecla} cifras`} aria-hidden="true">
          {numero}
        </kbd>
        Mesa {grupo.mesa.numero}
      </span>
      <span className={`${css.edad} cifras`}>
        <Clock aria-hidden="true" />
        {formatEdad(minutos)}
      </span>
      <span className={css.datos}>
        <span>Ronda {ticket.numero}</span>
        {conEstacion && (
          <span className={css.dato}>
            {ICONO[ticket.tipoPedido]}
            {ESTACION_DE[ticket.tipoPedido]}
          </span>
        )}
        {ticket.tomadoPor && (
          <span className={css.dato}>
            <User aria-hidden="true" />
            <span className="solo-lectores">Pedido por </span>
            {ticket.tomadoPor}
          </span>
        )}
      </span>
      {paso && (
        <span className={css.paso}>
          {isListo({ estado: paso.to }) ? <Check aria-hidden="true" /> : <ChefHat aria-hidden="true" />}
          {paso.texto}
        </span>
      )}
    </button>
  );
}

/** An age as it fits a header: 'ahora', '12 min', '1 h 5 min'. */
function formatEdad(minutos: number): string {
  if (minutos < 1) return 'ahora';
  return minutos < 60 ? `${minutos} min` : `${Math.floor(minutos / 60)} h ${minutos % 60} min`;
}
