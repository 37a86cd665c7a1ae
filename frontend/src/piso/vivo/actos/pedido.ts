import {
  ESTADO_AL,
  ETIQUETA_ESTADO,
  combineEstados,
  isEnEspera,
  moveTicket,
  platosVivosOf,
  rutas,
  stepOf,
  vivasOf,
} from '@carta/contracts';
import type { EstadoLinea, Grupo, Linea, MoverTicketRequest, Ticket } from '@carta/contracts';
import { showToast } from '../../../shared/ui/Toasts/toast';
import { t } from '../../lenguas/t';
import { CONTRA_EL_MUNDO, forgetPasados } from '../cola/deshacibles';
import { settle, tap, vistaDe } from '../cola/pasos';
import { doEach, offerDeshacer } from '../cola/un-toque';
import type { Efecto, TicketDe } from '../cola/un-toque';
import { toMesa } from '../mesas/to-mesa';
import { ERROR_ESTADO, describeEnCola, textoDeMesa, ticketDe } from '../pasos/acto';
import { touch } from '../tablero/useTablero';
import { estadoEnMarcha } from '../tickets/marcha-de-pases';
import { lineasAparte } from '../tickets/solo';
import { planDeshacer, planVuelta, playPlan, tapVolviendo } from './deshacer';
import { offerReabrir } from './reabrir';

interface MoverPedido {
  ticketId: string;
  de: EstadoLinea;
  to: EstadoLinea;
  /** These lines alone, which a station shows. */
  lineas?: readonly string[];
}

const PEDIDO = describeEnCola<MoverPedido>({
  tipo: 'pedido',
  familias: ['estado', 'marcha'],
  blanco: ({ ticketId }) => ticketId,
  tickets: ({ ticketId }) => [ticketId],
  play: (grupo, { ticketId, de, to, lineas }, { en }) =>
    moveTicket(toMesa(grupo), ticketId, to, en, { de, ...(lineas && { lineas }) }),
  ruta: ({ ticketId }) => rutas.pedidoEstado(ticketId),
  cuerpo: ({ de, to, lineas }, { rev, toque }): MoverTicketRequest => ({
    estado: to,
    de,
    rev,
    alcance: 'pedido',
    ...(lineas && { lineas: [...lineas] }),
    ...toque,
  }),
  texto: ({ to }, grupo) => textoDeMesa(grupo, t(ETIQUETA_ESTADO[to])),
  error: () => ERROR_ESTADO,
  motivo: ({ ticketId, lineas }, grupo) => {
    const ticket = ticketDe(grupo, ticketId);
    if (!ticket) return null;
    const aparte = lineas && vivasOf(ticket.productos).filter(({ _id }) => lineas.includes(_id));
    const estado = aparte ? combineEstados(aparte.map((linea) => linea.estado)) : ticket.estado;
    return `Ya está ${ETIQUETA_ESTADO[estado]}.`;
  },
  offer: offerReabrir,
});

/** At its station: 'Deshacer' takes it back. */
export async function stepTicket(grupo: Grupo, ticket: Ticket, to: EstadoLinea): Promise<void> {
  const rezagadas = rezagadasOf(ticket, to);
  const lineas = rezagadas?.map(({ _id }) => _id) ?? lineasAparte(grupo, ticket);
  const de = rezagadas ? combineEstados(rezagadas.map(({ estado }) => estado)) : ticket.estado;
  await tapVolviendo(PEDIDO, grupo, { ticketId: ticket._id, de, to, ...(lineas && { lineas }) }, lineas);
}

/** With what was made of an earlier pase the ticket is there already: the lines behind it move alone. */
function rezagadasOf(ticket: Ticket, to: EstadoLinea): Linea[] | null {
  if (estadoEnMarcha(ticket) !== to) return null;
  const enMarcha = platosVivosOf(ticket.productos).filter((linea) => !isEnEspera(linea));
  return enMarcha.filter((linea) => stepOf(linea.estado) < stepOf(to));
}

/** Anybody may have moved it on since; moves on their way are awaited. Of a ticket shown in part, that part. */
export async function bringBack(visto: Grupo, ticket: Ticket): Promise<void> {
  const { grupoMesa } = visto;
  await settle(grupoMesa);
  const plan = planVuelta(visto, ticket, vistaDe(grupoMesa));
  if (plan.length === 0) return showToast({ texto: t(CONTRA_EL_MUNDO), tono: 'error' });
  if (await playPlan(visto, plan)) forgetPasados();
}

export async function entregar(tickets: readonly TicketDe[]): Promise<void> {
  const efectos = await doEach(tickets, serve);
  offerDeshacer(
    t('Entregado'),
    tickets.map(({ grupo }) => grupo),
    efectos,
  );
}

async function serve({
  grupo,
  ticket: { _id: ticketId, estado: de },
}: TicketDe): Promise<Efecto['undo'] | null> {
  touch(grupo);
  const cambio = await tap(PEDIDO, grupo, { ticketId, de, to: ESTADO_AL.entregar });
  if (cambio === null) return null;
  const plan = planDeshacer(cambio.antes, cambio.despues);
  return () => playPlan(cambio.despues, plan);
}
