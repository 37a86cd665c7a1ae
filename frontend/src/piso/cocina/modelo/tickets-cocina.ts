import {
  ESTADO_AL,
  ESTADO_INICIAL,
  estadoLineaOrPendiente,
  isCanceladaPorVer,
  isPorHacer,
  isRepuestaPorVer,
  showsTipo,
} from '@carta/contracts';
import type { EstadoLinea, Grupo, Pantalla, Ticket, TipoPedido } from '@carta/contracts';
import { isPagado } from '../../vivo/modelo/grupos';
import { isMudado } from '../../vivo/modelo/mudados';

/** What a wall of tickets shows: one station, or both. */
export const FILTROS = ['todo', 'cocina', 'barra'] as const satisfies readonly Pantalla[];
export type Filtro = (typeof FILTROS)[number];

export const ETIQUETA_FILTRO = { todo: 'Todo', cocina: 'Cocina', barra: 'Barra' } as const satisfies Record<
  Filtro,
  string
>;

/** The filter a text names; both stations when it names none. */
export function parseFiltro(texto: string | null | undefined): Filtro {
  return FILTROS.find((filtro) => filtro === texto) ?? 'todo';
}

/** What a wall shows until somebody chooses: where the bar has no screen, the kitchen's shows the drinks too. */
export function filtroDePuesto(puesto: Filtro, sinPantallaBarra: boolean): Filtro {
  return sinPantallaBarra && puesto === 'cocina' ? 'todo' : puesto;
}

export function nextFiltro(filtro: Filtro): Filtro {
  return FILTROS[(FILTROS.indexOf(filtro) + 1) % FILTROS.length] ?? 'todo';
}

/** One ticket on the wall, and the mesa it belongs to. */
export interface TicketConGrupo {
  grupo: Grupo;
  ticket: Ticket;
}

/**
 * What a station has before it, the oldest first: tickets still to be made, and, however far they are, those
 * with a cancellation, something that came back, or another mesa that nobody has taken note of.
 */
export function ticketsDeCocina(grupos: Iterable<Grupo>, filtro: Filtro): TicketConGrupo[] {
  return [...grupos]
    .filter((grupo) => !isPagado(grupo))
    .flatMap((grupo) => grupo.pedidos.map((ticket) => ({ grupo, ticket })))
    .filter(({ ticket }) => showsTipo(filtro, ticket.tipoPedido))
    .filter(
      ({ ticket }) =>
        isPorHacer(ticket) ||
        isMudado(ticket) ||
        ticket.productos.some((linea) => isCanceladaPorVer(linea) || isRepuestaPorVer(linea)),
    )
    .sort(compareTickets);
}

/** What the header of a ticket does to it. */
const PASO_TICKET: Readonly<Partial<Record<EstadoLinea, { texto: string; to: EstadoLinea }>>> = {
  pendiente: { texto: 'Preparar', to: ESTADO_AL.preparar },
  en_preparacion: { texto: 'Listo', to: ESTADO_AL.terminar },
};

/** The same where one tap is to be enough: whatever is still to be made is Listo. */
export function pasoDeTicket(estado: EstadoLinea, isUnToque: boolean) {
  return PASO_TICKET[isUnToque && estado === ESTADO_INICIAL ? ESTADO_AL.preparar : estado];
}

/** Where a tap takes a line: on until it is listo, which is as far as its station goes. */
export function pasoDeLinea(estado: EstadoLinea): EstadoLinea | null {
  return PASO_TICKET[estadoLineaOrPendiente(estado)]?.to ?? null;
}

export const ESTACION_DE = { comida: 'Cocina', bebida: 'Barra' } as const satisfies Record<
  TipoPedido,
  string
>;

/**
 * The order of the wall, the oldest first. Instants in ISO 8601 compare as texts; what came at once keeps
 * one order on every screen.
 */
export function compareTickets({ ticket: a }: TicketConGrupo, { ticket: b }: TicketConGrupo): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a._id < b._id ? -1 : 1;
}
