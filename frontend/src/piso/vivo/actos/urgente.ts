import { rutasSala, setUrgente } from '@carta/contracts';
import type { Grupo, MarcarUrgenteRequest, Ticket } from '@carta/contracts';
import { forgetPasados, offerVuelta } from '../cola/deshacibles';
import { tapConVuelta } from '../cola/un-toque';
import { toMesa } from '../mesas/to-mesa';
import { canUrgente, isTicketUrgente, textoUrgente } from '../tickets/urgentes';
import { describeEnCola, textoDeMesa, ticketDe } from '../pasos/acto';

interface Urgente {
  ticketId: string;
  urgente: boolean;
}

export const blancoUrgente = (ticketId: string): string => `urgente:${ticketId}`;

const URGENTE = describeEnCola<Urgente>({
  tipo: 'urgente',
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
});

function isReversible({ ticketId, urgente }: Urgente, grupo: Grupo): boolean {
  const ticket = ticketDe(grupo, ticketId);
  if (!ticket) return false;
  return urgente ? isTicketUrgente(ticket) : canUrgente(ticket) && !isTicketUrgente(ticket);
}

/** This device's clock may be behind the one by which a pase marched. */
function latestOf(...instantes: readonly Date[]): Date {
  return new Date(Math.max(...instantes.map((instante) => instante.getTime())));
}

/** Marks tickets of a mesa as urgent. Resolves to whether it was done, or waits to be sent. */
export function marcarUrgente(grupo: Grupo, tickets: readonly Ticket[]): Promise<boolean> {
  return change(grupo, tickets, true);
}

/** Resolves to whether it was done, or waits to be sent. */
export function quitarUrgente(grupo: Grupo, tickets: readonly Ticket[]): Promise<boolean> {
  return change(grupo, tickets, false);
}

async function change(grupo: Grupo, tickets: readonly Ticket[], urgente: boolean): Promise<boolean> {
  const marcados = tickets.map(({ _id: ticketId }) => ({ ticketId, urgente }));
  const hecho = await tapConVuelta(URGENTE, grupo, marcados);
  if (hecho === null) return false;
  offerVuelta(grupo.grupoMesa, hecho.texto, () => hecho.undo().then(forgetPasados));
  return true;
}
