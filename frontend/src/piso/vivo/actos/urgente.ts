import { rutasSala, setUrgente } from '@carta/contracts';
import type { Grupo, MarcarUrgenteRequest } from '@carta/contracts';
import { toMesa } from '../mesas/to-mesa';
import { canUrgente, isTicketUrgente, textoUrgente } from '../tickets/urgentes';
import { textoDeMesa, ticketDe } from './acto';
import type { ActoEnCola } from './acto';

interface Urgente {
  tipo: 'urgente';
  ticketId: string;
  urgente: boolean;
}

export const blancoUrgente = (ticketId: string): string => `urgente:${ticketId}`;

export const URGENTE: ActoEnCola<Urgente> = {
  familias: ['urgente'],
  blanco: ({ ticketId }) => blancoUrgente(ticketId),
  tickets: ({ ticketId }) => [ticketId],
  play: (grupo, { ticketId, urgente }, { en, por }) =>
    setUrgente(toMesa(grupo), ticketId, urgente, { por, en: latestOf(en, new Date(grupo.actualizadoEn)) }),
  ruta: ({ ticketId }) => rutasSala.urgente(ticketId),
  cuerpo: ({ urgente }, { rev, toque }): MarcarUrgenteRequest => ({ urgente, rev, ...toque }),
  texto: ({ urgente }, grupo) => textoDeMesa(grupo, textoUrgente(urgente)),
  error: ({ urgente }) =>
    urgente ? 'No se ha podido marcar como urgente' : 'No se ha podido quitar de urgente',
  motivo: ({ ticketId, urgente }, grupo) => {
    if (!urgente) return 'Después se ha vuelto a marcar.';
    const ticket = ticketDe(grupo, ticketId);
    return ticket && canUrgente(ticket) ? 'Después se ha dicho que no lo es.' : 'Ya está servido.';
  },
  /** Somebody may have taken it back, or served it, meanwhile. */
  contrario: (cambio, grupo) =>
    isReversible(cambio, grupo) ? { ...cambio, urgente: !cambio.urgente } : null,
};

function isReversible({ ticketId, urgente }: Urgente, grupo: Grupo): boolean {
  const ticket = ticketDe(grupo, ticketId);
  if (!ticket) return false;
  return urgente ? isTicketUrgente(ticket) : canUrgente(ticket) && !isTicketUrgente(ticket);
}

/** This device's clock may be behind the one by which a pase marched. */
function latestOf(...instantes: readonly Date[]): Date {
  return new Date(Math.max(...instantes.map((instante) => instante.getTime())));
}
