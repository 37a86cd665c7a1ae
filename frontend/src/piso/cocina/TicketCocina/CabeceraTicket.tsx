import type { MouseEvent } from 'react';
import CookingPot from 'lucide-react/icons/cooking-pot';
import User from 'lucide-react/icons/user';
import Wine from 'lucide-react/icons/wine';
import { ETIQUETA_ESTADO, isSinEmpezar } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';
import { isRepetido } from '../../ui/toque';
import { stepTicket } from '../../vivo/actos/pedido';
import { urgenciaOf } from '../../vivo/mesas/espera-mesa';
import { hasEspera } from '../../vivo/tickets/marcha-de-pases';
import { otrasEstaciones } from '../../vivo/tickets/solo';
import { useEnCurso } from '../../vivo/cola/peticiones';
import { useMinutosDesde } from '../../vivo/tablero/reloj';
import { useTablero } from '../../vivo/tablero/useTablero';
import { estadoEnMano } from '../modelo/oleadas';
import { ESTACION_DE, desdeDe, pasoDeTicket } from '../modelo/tickets-cocina';
import { useUnToque } from '../un-toque';
import { formatDuracion } from '../../vivo/mesas/espera-mesa';
import { t } from '../../lenguas/t';
import css from './CabeceraTicket.module.css';
import { MarcasTicket } from './MarcasTicket';

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

/** The whole header moves the ticket on, while something of it is to be made; it shows only what is unusual. */
export function CabeceraTicket({ grupo, ticket, numero, conEstacion }: PropsCabeceraTicket) {
  const servicio = useTablero((tablero) => tablero.servicio);
  const minutos = useMinutosDesde(desdeDe({ grupo, ticket }) ?? ticket.createdAt);
  const isUnToque = useUnToque(({ encendido }) => encendido);
  const estado = estadoEnMano(ticket);
  const paso = pasoDeTicket(estado, isUnToque);
  // where nothing is to be made now, it would say how far the pase before is
  const conEstado = !isSinEmpezar({ estado }) && (paso !== undefined || !hasEspera(ticket));
  const enCurso = useEnCurso(ticket._id);
  const casa = useTablero(({ solo }) => solo?.casa);
  const otras = casa ? otrasEstaciones(grupo, ticket, casa) : [];

  const handleClick = (event: MouseEvent) => {
    if (paso && !isRepetido(event)) void stepTicket(grupo, ticket, paso.to);
  };

  return (
    <button
      type="button"
      className={css.cabecera}
      data-ticket={ticket._id}
      data-numero={numero}
      data-urgencia={urgenciaOf(minutos, servicio)}
      aria-keyshortcuts={numero < 10 ? String(numero) : undefined}
      aria-disabled={!paso || enCurso || undefined}
      onClick={handleClick}
    >
      <kbd className={`${css.tecla} cifras`} aria-hidden="true">
        {numero}
      </kbd>
      <span className={css.mesa}>{t('Mesa {n}', { n: grupo.mesa.numero })}</span>
      <span className={`crece ${css.datos}`}>
        <MarcasTicket ticket={ticket} />
        {conEstado && (
          <span className={css.estado} data-estado={estado}>
            <span className={css.palabra}>{t(ETIQUETA_ESTADO[estado])}</span>
          </span>
        )}
        {ticket.numero > 1 && <span className={css.dato}>{t('Ronda {n}', { n: ticket.numero })}</span>}
        {conEstacion && (
          <span className={`${css.dato} ${css.estacion}`}>
            {ICONO[ticket.tipoPedido]}
            <span className={css.palabra}>{t(ESTACION_DE[ticket.tipoPedido])}</span>
          </span>
        )}
        {otras.length > 0 && (
          <span className={css.dato}>{t('también en: {estaciones}', { estaciones: otras.join(', ') })}</span>
        )}
        {ticket.tomadoPor && (
          <span className={css.dato}>
            <User aria-hidden="true" />
            <span className="solo-lectores">{t('Pedido por')} </span>
            {ticket.tomadoPor}
          </span>
        )}
      </span>
      <span className={`${css.edad} cifras`}>{formatEdad(minutos)}</span>
      {paso && <span className="solo-lectores"> {t(paso.texto)}</span>}
    </button>
  );
}

function formatEdad(minutos: number): string {
  return minutos < 1 ? t('ahora') : formatDuracion(minutos);
}
