import type { Alergeno } from '../../carta/dominio/alergenos';
import { sumCentimos, timesUnidades } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';
import { ESTADOS_LINEA, combineEstados, isPorHacer, stepOf } from './estado-linea';
import type { OpcionElegida } from '../../carta/dominio/eleccion';
import type { EstadoGrupo, EstadoLinea } from './estado-linea';
import type { Cobro } from './cobro';
import type { Cancelacion, Enterado, Repuesta, Retirada } from './quien';
import type { TipoPedido } from '../../casa/dominio/tipo-categoria';
import { vivasOf } from './vivas';

/**
 * A mesa's open tab: every order since the mesa was last paid. Estados of tickets and mesas are
 * derived from their lines and never stored, so they cannot disagree with them
 * (docs/reglas.md#tickets-and-mesas).
 */

/** Beyond pendiente, at which every line begins. */
export type EstadoAlcanzado = Exclude<EstadoLinea, 'pendiente'>;

/** One product of an order. An instant is there exactly while the line has reached its estado. */
export interface LineaMesa {
  id: string;
  productoId: string;
  nombre: string;
  /** The units still wanted, or the last ones cancelled: those taken off before are in `retiradas` alone. */
  cantidad: number;
  /** Of a unit, supplements included. */
  precio: Centimos;
  estado: EstadoLinea;
  notas?: string;
  /** What was chosen of it, by the names of then. */
  formato?: string;
  opciones?: readonly OpcionElegida[];
  /** Absent: its product had not declared them. */
  alergenos?: readonly Alergeno[];
  enPreparacionEn?: Date;
  listoEn?: Date;
  entregadoEn?: Date;
  /** Those of these estados that it came to by a move which had waited: their instants are only said. */
  tardios?: readonly EstadoAlcanzado[];
  /** Taken off the order: it counts for nothing, but stays to be seen. */
  cancelada?: Cancelacion;
  /** When its station said that it knows of the cancellation. */
  enterado?: Enterado;
  /** Units taken off while others stayed, the first ones first; absent: none. */
  retiradas?: readonly Retirada[];
  /** The last cancellation of it, or of units of it, that was taken back. */
  repuesta?: Repuesta;
  /** The mesa's rev when it last moved, and when it last moved back: what no earlier screen knows. */
  revMovida?: number;
  revVuelta?: number;
}

export type { Cancelacion, Enterado, Repuesta, Retirada } from './quien';

/** One ticket: the food or the drinks of one order. `clave` is its order's idempotency key. */
export interface TicketMesa {
  id: string;
  clave: string;
  /** The mesa's rev when this ticket came: what a screen with an older rev has not seen. */
  revAlta: number;
  tipo: TipoPedido;
  creadoEn: Date;
  notas?: string;
  /** What whoever eats this avoids. */
  evita?: readonly Alergeno[];
  /** When a screen of its station first showed it. */
  vistoEn?: Date;
  /** It came without the signature of a printed QR. */
  sinVerificar?: true;
  /** Who of the staff wrote it down; absent when the diner sent it. */
  tomadoPor?: string;
  /** Which phone of the mesa sent it: random, another for each tab. */
  movil?: string;
  /** The mesa at which its station still believes it. */
  antes?: number;
  /** Who is bringing it to the mesa. */
  lleva?: Enterado;
  /** The mesa's rev when somebody last took it upon themselves or let go of it. */
  revLleva?: number;
  lineas: readonly LineaMesa[];
}

/** One change of mesa. `rev` is what it made; `vista` what the screen saw that asked for it. */
export interface Mudanza extends Enterado {
  de: number;
  a: number;
  vista: number;
  rev: number;
}

export interface GrupoMesa {
  id: string;
  restauranteId: string;
  mesa: number;
  rev: number;
  pagado: boolean;
  /** The last write: what tells a mesa that people forgot. */
  actualizadoEn: Date;
  pagadoEn?: Date;
  /** Why the mesa was closed without being paid; such a mesa counts as no takings. */
  motivoCierre?: string;
  archivadoEn?: Date;
  /** The rev at which it was last opened again after a payment or a closing, and how often it was. */
  revReapertura?: number;
  reaperturas?: number;
  /** Every change of its mesa, the first one first. */
  mudanzas?: readonly Mudanza[];
  /** Every mesa of the party that it leads, its own included, in order; absent: it leads none. */
  mesasJuntas?: readonly number[];
  /** The rev at which its party last changed, and how often it did. */
  revJuntas?: number;
  vecesJuntas?: number;
  /** Everything charged of it, annulled or not, the first one first. */
  cobros?: readonly Cobro[];
  /** The rev of the last charge or annulment. */
  revCobros?: number;
  pedidos: readonly TicketMesa[];
}

/** The instant a line keeps for each estado beyond pendiente. */
export const INSTANTE_DE = {
  en_preparacion: 'enPreparacionEn',
  listo: 'listoEn',
  entregado: 'entregadoEn',
} as const satisfies Record<EstadoAlcanzado, keyof LineaMesa>;

/** The lines that are still wanted: a cancelled one is left out of totals and estados. */
export function lineasVivas(ticket: TicketMesa): readonly LineaMesa[] {
  return vivasOf(ticket.lineas);
}

export function totalTicket(ticket: TicketMesa): Centimos {
  return sumCentimos(lineasVivas(ticket).map((linea) => timesUnidades(linea.precio, linea.cantidad)));
}

export function totalGrupo(grupo: GrupoMesa): Centimos {
  return sumCentimos(grupo.pedidos.map(totalTicket));
}

/**
 * All entregado → entregado; all at least listo → listo; any begun → en_preparacion; else pendiente.
 * A ticket cancelled whole has nothing left to be done: entregado.
 */
export function estadoTicket(ticket: TicketMesa): EstadoLinea {
  return combineEstados(lineasVivas(ticket).map((linea) => linea.estado));
}

/**
 * The same, over the tickets that are still to be made, else over those still to be brought: a second round on a
 * served mesa reads pendiente and can be prepared, and so does food nobody has begun while its drinks are ready.
 * Nothing that is still wanted is `vacia`: it is no mesa that was served.
 */
export function estadoGrupo(grupo: GrupoMesa): EstadoGrupo {
  if (grupo.pagado) return 'pagado';
  if (!grupo.pedidos.some((ticket) => lineasVivas(ticket).length > 0)) return 'vacia';
  const estados = grupo.pedidos.map(estadoTicket);
  const porHacer = estados.filter((estado) => isPorHacer({ estado }));
  return combineEstados(porHacer.length > 0 ? porHacer : estados);
}

/** The round of the mesa that each ticket belongs to: 1 for the first order, shared by its tickets. */
export function rondas(grupo: GrupoMesa): ReadonlyMap<string, number> {
  const porClave = new Map<string, number>();
  for (const { clave } of grupo.pedidos) {
    if (!porClave.has(clave)) porClave.set(clave, porClave.size + 1);
  }
  return new Map(grupo.pedidos.map((ticket) => [ticket.id, porClave.get(ticket.clave) ?? 1]));
}

/**
 * A tab nobody has touched for this long is taken for abandoned, in ms
 * (docs/reglas.md#paying-closing-opening-again).
 */
const ABANDONO_MS = 6 * 3_600_000;

/** True for an unpaid mesa last touched six hours ago or more: staff may close it, saying why. */
export function isAbandonado(
  { pagado, actualizadoEn }: Pick<GrupoMesa, 'pagado' | 'actualizadoEn'>,
  ahora: Date,
): boolean {
  return !pagado && ahora.getTime() - actualizadoEn.getTime() >= ABANDONO_MS;
}

/**
 * The line put at an estado now: instants of what it reached are kept or set, later ones dropped.
 * @param isTardia that instant is only said
 */
export function lineaAt(linea: LineaMesa, to: EstadoLinea, ahora: Date, isTardia = false): LineaMesa {
  const { enPreparacionEn, listoEn, entregadoEn, tardios: tarde = [], ...resto } = linea;
  const antes = { enPreparacionEn, listoEn, entregadoEn };
  const movida: LineaMesa = { ...resto, estado: to };
  const tardios: EstadoAlcanzado[] = [];
  for (const estado of ESTADOS_LINEA) {
    if (estado === 'pendiente' || stepOf(estado) > stepOf(to)) continue;
    const campo = INSTANTE_DE[estado];
    movida[campo] = antes[campo] ?? ahora;
    if (antes[campo] ? tarde.includes(estado) : isTardia) tardios.push(estado);
  }
  return tardios.length > 0 ? { ...movida, tardios } : movida;
}
