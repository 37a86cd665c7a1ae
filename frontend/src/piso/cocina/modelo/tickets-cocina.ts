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
import { estadoEnMarcha, hasEspera } from '../../vivo/modelo/pases';
import { parteDe } from '../../vivo/modelo/solo';
import type { Solo } from '../../vivo/modelo/solo';
import { isUrgentePorHacer } from '../../vivo/modelo/urgentes';
import { enMarchaOf, hasPases } from './oleadas';

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
 * Returns tickets to be made, now or once their pase marches, and those with an unacknowledged cancellation,
 * return or change of mesa; the oldest first. A wall of some stations alone shows the part that is theirs.
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
        isConTrabajo(ticket) ||
        hasEspera(ticket) ||
        isMudado(ticket) ||
        ticket.productos.some((linea) => isCanceladaPorVer(linea) || isRepuestaPorVer(linea)),
    )
    .sort(compareTickets);
}

const PASO_TICKET: Readonly<Partial<Record<EstadoLinea, { texto: 'Preparar' | 'Listo'; to: EstadoLinea }>>> =
  {
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

/** Something of it is to be made now. */
export function isConTrabajo(ticket: Ticket): boolean {
  return isPorHacer({ estado: estadoEnMarcha(ticket) });
}

/** By ticket, which is never changed but replaced: a wall of sixty asks this a thousand times at each change. */
const desdes = new WeakMap<Ticket, string | null>();

/** Since when its station owes something of it (ISO 8601); null while all that is left waits its turn. */
export function desdeDe(ticket: Ticket): string | null {
  const sabido = desdes.get(ticket);
  if (sabido !== undefined) return sabido;
  const desde = findDesde(ticket);
  desdes.set(ticket, desde);
  return desde;
}

function findDesde(ticket: Ticket): string | null {
  const { createdAt } = ticket;
  if (!hasPases(ticket)) return createdAt;
  const instantes = enMarchaOf(ticket)
    .filter(isPorHacer)
    .map(({ marchada }) => marchada?.en ?? createdAt);
  if (instantes.length === 0) return hasEspera(ticket) ? null : createdAt;
  return instantes.reduce((antes, en) => (en < antes ? en : antes));
}

/**
 * What is urgent comes first. ISO 8601 compares as text; ids break ties, the same on every screen. What waits
 * its turn keeps its place.
 */
export function compareTickets({ ticket: a }: TicketConGrupo, { ticket: b }: TicketConGrupo): number {
  const urgencia = Number(isUrgentePorHacer(b)) - Number(isUrgentePorHacer(a));
  if (urgencia !== 0) return urgencia;
  const [desdeA, desdeB] = [desdeDe(a) ?? a.createdAt, desdeDe(b) ?? b.createdAt];
  if (desdeA !== desdeB) return desdeA < desdeB ? -1 : 1;
  return a._id < b._id ? -1 : 1;
}
