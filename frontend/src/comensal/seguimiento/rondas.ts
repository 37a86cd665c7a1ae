import { vivasOf } from '@carta/contracts/comensal';
import type {
  CrearPedidoResponse,
  Demoras,
  Linea,
  MesaEnVivo,
  Ticket,
  TicketEnVivo,
  PedidoSeguido,
} from '@carta/contracts';
import { parseJson } from '../../shared/lib/almacen';

/** The orders that this phone follows, newest first, as pure functions. */
export interface Ronda {
  clave: string;
  /** Opens this order only. */
  seguimiento: string;
  /** Older versions stored null. */
  grupoMesa: string | null;
  mesa: number;
  /** The mesa that this phone still shows. */
  antes?: number;
  /** The mesa before, with its signature: its diner may go back. */
  desde?: { mesa: number; firma: string | null };
  /** The new mesa's, once its tab has moved. */
  firma?: string;
  /** Its diner stays behind: followed, but no longer ordered for. */
  aparte?: true;
  /** This random text distinguishes the phone from the tab's others. */
  movil?: string;
  /** It is in ms on this phone's clock. */
  creado: number;
  pagado: boolean;
  pedidos: readonly Conocido[];
  demora: Demoras;
}

/** rev 0 comes from the answer to the order itself. */
export interface Conocido {
  rev: number;
  pedido: Ticket;
}

export const pedidosOf = ({ pedidos }: Ronda): Ticket[] => pedidos.map(({ pedido: ticket }) => ticket);

export const lineasVivas = ({ productos }: Ticket): Linea[] => vivasOf(productos);

const HORA = 60 * 60_000;
/** ms that an order is followed, and after payment. */
const VIDA = 24 * HORA;
const VIDA_PAGADA = 3 * HORA;
/** As many as one connection may follow. */
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

export function addRonda(rondas: readonly Ronda[], nueva: Ronda): readonly Ronda[] {
  return rondas.some(({ clave }) => clave === nueva.clave) ? rondas : [nueva, ...rondas];
}

/**
 * The higher rev wins, so order and repeats do no harm. Notes never change and a mesa's event omits them, so
 * this phone's are kept.
 */
export function applyEvento(
  rondas: readonly Ronda[],
  { rev, pagado, mesa, pedido: ticket }: TicketEnVivo,
): readonly Ronda[] {
  return rondas.map((ronda) => {
    const conocido = ronda.pedidos.find((candidato) => candidato.pedido._id === ticket._id);
    if (conocido === undefined || conocido.rev > rev) return ronda;
    const pedidos = ronda.pedidos.map((sabido) =>
      sabido === conocido ? { rev, pedido: withNotas(ticket, conocido.pedido) } : sabido,
    );
    const isViejo = ronda.pedidos.some((sabido) => sabido.rev > rev);
    return { ...(isViejo ? ronda : movedTo(ronda, mesa)), pagado, pedidos };
  });
}

/** `antes` stays until the diner has read it, unless the tab is back. */
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
      const guardadas = notasDe.get(linea._id);
      return guardadas === undefined ? linea : { notas: guardadas, ...linea };
    }),
  };
}

export function eventosOf({ pedidos: tickets, ...mesa }: MesaEnVivo): TicketEnVivo[] {
  return tickets.map((ticket) => ({ ...mesa, pedido: ticket }));
}

/** Replaces what is known of the requested ones; drops those that the server no longer knows. */
export function replaceRondas(
  rondas: readonly Ronda[],
  pedidas: ReadonlySet<string>,
  respuesta: readonly PedidoSeguido[],
): readonly Ronda[] {
  return rondas.flatMap((ronda) => {
    if (!pedidas.has(ronda.clave)) return [ronda];
    const seguido = respuesta.find((candidato) => isSame(ronda, candidato));
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

/** The oldest paid ones are dropped when there are too many. */
export function pruneRondas(rondas: readonly Ronda[], ahora: number): readonly Ronda[] {
  const vivas = rondas.filter(({ creado, pagado }) => ahora - creado < (pagado ? VIDA_PAGADA : VIDA));
  const sobran = [...vivas]
    .sort((a, b) => Number(b.pagado) - Number(a.pagado) || a.creado - b.creado)
    .slice(0, Math.max(0, vivas.length - MAX_RONDAS));
  const elegidas = vivas.filter((ronda) => !sobran.includes(ronda));
  return elegidas.length === rondas.length ? rondas : elegidas;
}

/** Also reads older versions; anything but a list is empty. */
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
