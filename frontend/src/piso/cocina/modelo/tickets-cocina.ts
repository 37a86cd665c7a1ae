import {
  ESTADO_AL,
  ESTADO_INICIAL,
  estadoLineaOrPendiente,
  isCanceladaPorVer,
  isPorHacer,
  isRepuestaPorVer,
  showsTipo,
} from '@carta/contracts';
import type { EstadoLinea, Grupo, Linea, Pantalla, Ticket, TipoPedido } from '@carta/contracts';
import { isPagado } from '../../vivo/mesas/grupos';
import { isMudado } from '../../vivo/tickets/mudados';
import { estadoEnMarcha, hasEspera } from '../../vivo/tickets/marcha-de-pases';
import { recorteDe } from '../../vivo/tickets/solo';
import type { Solo } from '../../vivo/tickets/solo';
import { isUrgentePorHacer } from '../../vivo/tickets/urgentes';
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
 * Returns what asks for its station, in the order of the wall, and then what only waits its turn. A wall of some
 * stations alone shows the part that is theirs.
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
        .flatMap((entero) => recorteDe(entero, solo) ?? [])
        .map((ticket) => ({ grupo, ticket })),
    )
    .filter(({ ticket }) => isPorAtender(ticket) || hasEspera(ticket))
    .sort(compareTickets);
}

/** Returns what hangs on the wall, in its order, and what only waits its turn, by mesa. */
export function splitEspera(
  tickets: readonly TicketConGrupo[],
): [colgados: TicketConGrupo[], enEspera: TicketConGrupo[]] {
  const enEspera = tickets.filter(({ ticket }) => !isPorAtender(ticket));
  return [
    tickets.filter(({ ticket }) => isPorAtender(ticket)),
    enEspera.sort((a, b) => a.grupo.mesa.numero - b.grupo.mesa.numero || compareTickets(a, b)),
  ];
}

/** Something of it is to be made now, or is news that its station has not acknowledged. */
export function isPorAtender(ticket: Ticket): boolean {
  return isConTrabajo(ticket) || isMudado(ticket) || ticket.productos.some(isPorSaber);
}

/** Its station has not acknowledged that it was cancelled, or is wanted again. */
export function isPorSaber(linea: Linea): boolean {
  return isCanceladaPorVer(linea) || isRepuestaPorVer(linea);
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

/** Since when its station owes something of it (ISO 8601); null while it only waits its turn. */
export function desdeDe({ grupo, ticket }: TicketConGrupo): string | null {
  const sabido = desdes.get(ticket);
  if (sabido !== undefined) return sabido;
  const desde = findDesde(grupo, ticket);
  desdes.set(ticket, desde);
  return desde;
}

function findDesde(grupo: Grupo, ticket: Ticket): string | null {
  const { createdAt } = ticket;
  if (!hasPases(ticket)) return createdAt;
  const porHacer = enMarchaOf(ticket).filter(isPorHacer);
  const instantes = [
    ...porHacer.map(({ marchada }) => marchada?.en ?? createdAt),
    ...ticket.productos.filter(isPorSaber).flatMap(instantesDe),
    ...(isMudado(ticket) ? [grupo.mudanzas?.at(-1)?.en ?? createdAt] : []),
  ];
  if (instantes.length === 0) return hasEspera(ticket) ? null : createdAt;
  return instantes.reduce((antes, en) => (en < antes ? en : antes));
}

/** When what is to be acknowledged of a line was done. */
function instantesDe(linea: Linea): string[] {
  const { cancelada, enterado, retiradas = [], repuesta } = linea;
  const hechos = [
    enterado ? undefined : cancelada,
    isRepuestaPorVer(linea) ? repuesta : undefined,
    ...retiradas.filter((retirada) => retirada.enterado === undefined),
  ];
  return hechos.flatMap((hecho) => hecho?.en ?? []);
}

/**
 * What is urgent comes first, then what asks for its station, by when that was owed; what only waits is last.
 * ISO 8601 compares as text; ids break ties, the same on every screen.
 */
export function compareTickets(a: TicketConGrupo, b: TicketConGrupo): number {
  const urgencia = Number(isUrgentePorHacer(b.ticket)) - Number(isUrgentePorHacer(a.ticket));
  if (urgencia !== 0) return urgencia;
  const [deA, deB] = [desdeDe(a), desdeDe(b)];
  if ((deA === null) !== (deB === null)) return deA === null ? 1 : -1;
  const [desdeA, desdeB] = [deA ?? a.ticket.createdAt, deB ?? b.ticket.createdAt];
  if (desdeA !== desdeB) return desdeA < desdeB ? -1 : 1;
  return a.ticket._id < b.ticket._id ? -1 : 1;
}
