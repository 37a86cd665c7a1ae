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
import { parteDe } from '../../vivo/modelo/solo';
import type { Solo } from '../../vivo/modelo/solo';

export const FILTROS = ['todo', 'cocina', 'barra'] as const satisfies readonly Pantalla[];
export type Filtro = (typeof FILTROS)[number];

export const ETIQUETA_FILTRO = { todo: 'Todo', cocina: 'Cocina', barra: 'Barra' } as const satisfies Record<
  Filtro,
  string
>;

/** The default is 'todo'. */
export function parseFiltro(texto: string | null | undefined): Filtro {
  return FILTROS.find((filtro) => filtro === texto) ?? 'todo';
}

/** Without a bar's screen, the kitchen's shows the drinks too. */
export function filtroDePuesto(puesto: Filtro, sinPantallaBarra: boolean): Filtro {
  return sinPantallaBarra && puesto === 'cocina' ? 'todo' : puesto;
}

/** What a cook chooses to see: a wall of some stations may also show those alone (`solo`). */
export type Vista = Filtro | 'solo';

export function nextVista(vista: Vista, hayEstaciones: boolean): Vista {
  const vistas: readonly Vista[] = hayEstaciones ? ['solo', ...FILTROS] : FILTROS;
  return vistas[(vistas.indexOf(vista) + 1) % vistas.length] ?? 'todo';
}

export interface TicketConGrupo {
  grupo: Grupo;
  ticket: Ticket;
}

/**
 * Returns tickets to be made, and those with an unacknowledged cancellation, return or change of mesa; the
 * oldest first. A wall of some stations alone shows the part that is theirs.
 */
export function ticketsDeCocina(
  grupos: Iterable<Grupo>,
  filtro: Filtro,
  solo: Solo | null = null,
): TicketConGrupo[] {
  return [...grupos]
    .filter((grupo) => !isPagado(grupo))
    .flatMap((grupo) =>
      grupo.pedidos
        .filter(({ tipoPedido }) => showsTipo(filtro, tipoPedido))
        .flatMap((entero) => parteDe(entero, solo) ?? [])
        .map((ticket) => ({ grupo, ticket })),
    )
    .filter(
      ({ ticket }) =>
        isPorHacer(ticket) ||
        isMudado(ticket) ||
        ticket.productos.some((linea) => isCanceladaPorVer(linea) || isRepuestaPorVer(linea)),
    )
    .sort(compareTickets);
}

const PASO_TICKET: Readonly<Partial<Record<EstadoLinea, { texto: string; to: EstadoLinea }>>> = {
  pendiente: { texto: 'Preparar', to: ESTADO_AL.preparar },
  en_preparacion: { texto: 'Listo', to: ESTADO_AL.terminar },
};

/** One-tap mode goes straight to Listo. */
export function pasoDeTicket(estado: EstadoLinea, isUnToque: boolean) {
  return PASO_TICKET[isUnToque && estado === ESTADO_INICIAL ? ESTADO_AL.preparar : estado];
}

/** The station's work ends at listo. */
export function pasoDeLinea(estado: EstadoLinea): EstadoLinea | null {
  return PASO_TICKET[estadoLineaOrPendiente(estado)]?.to ?? null;
}

export const ESTACION_DE = { comida: 'Cocina', bebida: 'Barra' } as const satisfies Record<
  TipoPedido,
  string
>;

/** ISO 8601 compares as text; ids break ties, the same on every screen. */
export function compareTickets({ ticket: a }: TicketConGrupo, { ticket: b }: TicketConGrupo): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1;
  return a._id < b._id ? -1 : 1;
}
