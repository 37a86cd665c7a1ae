import type {
  CrearPedidoResponse,
  Demoras,
  MesaEnVivo,
  Ticket,
  TicketEnVivo,
  PedidoSeguido,
} from '@carta/contracts';
import { parseJson } from '../../shared/lib/almacen';

/**
 * The orders this phone follows, one ronda per order sent, newest first. Pure functions: what is known,
 * and what is known after hearing something new.
 */
export interface Ronda {
  /** The key the order was sent with. */
  clave: string;
  /** The token that opens this order, and only this one. */
  seguimiento: string;
  /** The open tab it belongs to; null in what was kept before it was told. */
  grupoMesa: string | null;
  /** Where that tab is, as last heard. */
  mesa: number;
  /** The mesa where this phone still believes it. */
  antes?: number;
  /** The mesa from which this phone has gone after its tab, and its signature: its diner may say that they stayed. */
  desde?: { mesa: number; firma: string | null };
  /** The signature of its mesa, of a tab that has moved. */
  firma?: string;
  /** The tab has moved away from this phone, whose diner stays behind: it is followed, and ordered for no more. */
  aparte?: true;
  /** By which this phone is told from the others of its tab; as random as it was sent. */
  movil?: string;
  /** When it was accepted, in ms by this phone's clock. */
  creado: number;
  pagado: boolean;
  pedidos: readonly Conocido[];
  /** How long tickets like these usually take, as far as the restaurant knows. */
  demora: Demoras;
}

/** One ticket as last heard of; 0 is the rev of what the answer to the order itself told. */
export interface Conocido {
  rev: number;
  pedido: Ticket;
}

const HORA = 60 * 60_000;
/** How long an order is followed, and how long after its mesa was paid: ms. */
const VIDA = 24 * HORA;
const VIDA_PAGADA = 3 * HORA;
/** How many orders are followed at most: as many as one connection may hear of. */
const MAX_RONDAS = 50;

export function rondaOf(
  clave: string,
  mesa: number,
  { seguimiento, grupoMesa, pedidos: tickets }: CrearPedidoResponse,
  ahora: number,
  movil?: string,
): Ronda {
  const conocidos = tickets.map((ticket) => ({ rev: 0, pedido: ticket }));
  return {
    clave,
    seguimiento,
    grupoMesa,
    mesa,
    creado: ahora,
    pagado: false,
    pedidos: conocidos,
    demora: {},
    ...(movil === undefined ? {} : { movil }),
  };
}

/** The same order answered twice is one ronda. */
export function addRonda(rondas: readonly Ronda[], nueva: Ronda): readonly Ronda[] {
  return rondas.some(({ clave }) => clave === nueva.clave) ? rondas : [nueva, ...rondas];
}

/**
 * What an event tells; the higher rev wins, so order and repetition do no harm. What was asked of the kitchen never
 * changes, and the news of a whole mesa leaves it out: it stays as this phone knows it.
 */
export function applyEvento(
  rondas: readonly Ronda[],
  { rev, pagado, mesa, pedido: ticket }: TicketEnVivo,
): readonly Ronda[] {
  return rondas.map((ronda) => {
    const conocido = ronda.pedidos.find((otro) => otro.pedido._id === ticket._id);
    if (conocido === undefined || conocido.rev > rev) return ronda;
    const pedidos = ronda.pedidos.map((otro) =>
      otro === conocido ? { rev, pedido: withNotas(ticket, conocido.pedido) } : otro,
    );
    const isViejo = ronda.pedidos.some((otro) => otro.rev > rev);
    return { ...(isViejo ? ronda : movedTo(ronda, mesa)), pagado, pedidos };
  });
}

/** A ronda whose tab is at a mesa now; the phone is to be told of it, unless it is back where it was. */
export function movedTo(ronda: Ronda, mesa: number | undefined, firma?: string): Ronda {
  if (mesa === undefined) return ronda;
  if (mesa === ronda.mesa) return firma === undefined ? ronda : { ...ronda, firma };
  const { antes = ronda.mesa, firma: _suya, ...resto } = ronda;
  return {
    ...resto,
    mesa,
    ...(antes === mesa ? {} : { antes }),
    ...(firma === undefined ? {} : { firma }),
  };
}

function withNotas(ticket: Ticket, { notas, productos }: Ticket): Ticket {
  const notasDe = new Map(productos.map((linea) => [linea._id, linea.notas]));
  return {
    ...(notas === undefined ? {} : { notas }),
    ...ticket,
    productos: ticket.productos.map((linea) => {
      const suyas = notasDe.get(linea._id);
      return suyas === undefined ? linea : { notas: suyas, ...linea };
    }),
  };
}

/** What the whole mesa's news tells of this phone's own tickets. */
export function eventosOf({ pedidos: tickets, ...mesa }: MesaEnVivo): TicketEnVivo[] {
  return tickets.map((ticket) => ({ ...mesa, pedido: ticket }));
}

/**
 * What the server answered about the rondas asked for replaces everything known of them; one that it
 * no longer knows is let go.
 */
export function replaceRondas(
  rondas: readonly Ronda[],
  pedidas: ReadonlySet<string>,
  respuesta: readonly PedidoSeguido[],
): readonly Ronda[] {
  return rondas.flatMap((ronda) => {
    if (!pedidas.has(ronda.clave)) return [ronda];
    const seguido = respuesta.find((otro) => isSame(ronda, otro));
    return seguido === undefined ? [] : [replaced(ronda, seguido)];
  });
}

function replaced(
  ronda: Ronda,
  { rev, pagado, mesa, grupoMesa, demora, pedidos: tickets }: PedidoSeguido,
): Ronda {
  const conocidos = tickets.map((ticket) => ({ rev, pedido: ticket }));
  return { ...movedTo(ronda, mesa.numero, mesa.t), pagado, grupoMesa, demora, pedidos: conocidos };
}

function isSame(ronda: Ronda, seguido: PedidoSeguido): boolean {
  const ids = new Set(ronda.pedidos.map(({ pedido: ticket }) => ticket._id));
  return seguido.pedidos.some(({ _id }) => ids.has(_id));
}

/** Those that are still worth following: of too many, the oldest of those already paid go first. */
export function pruneRondas(rondas: readonly Ronda[], ahora: number): readonly Ronda[] {
  const vivas = rondas.filter(({ creado, pagado }) => ahora - creado < (pagado ? VIDA_PAGADA : VIDA));
  const sobran = [...vivas]
    .sort((una, otra) => Number(otra.pagado) - Number(una.pagado) || una.creado - otra.creado)
    .slice(0, Math.max(0, vivas.length - MAX_RONDAS));
  const elegidas = vivas.filter((ronda) => !sobran.includes(ronda));
  return elegidas.length === rondas.length ? rondas : elegidas;
}

/**
 * Reads what was kept, also before rondas knew their tab and its usual times; a text that is not a list
 * of rondas is an empty list.
 */
export function parseRondas(texto: string | null): readonly Ronda[] {
  const crudo = parseJson(texto);
  return Array.isArray(crudo) ? crudo.filter(isRonda).map((ronda) => ({ ...SIN_SABER, ...ronda })) : [];
}

const SIN_SABER: Pick<Ronda, 'grupoMesa' | 'demora'> = { grupoMesa: null, demora: {} };

function isRonda(valor: unknown): valor is Ronda {
  const ronda = valor as Partial<Ronda> | null;
  return (
    typeof ronda?.clave === 'string' &&
    typeof ronda.seguimiento === 'string' &&
    typeof ronda.creado === 'number' &&
    Array.isArray(ronda.pedidos)
  );
}
