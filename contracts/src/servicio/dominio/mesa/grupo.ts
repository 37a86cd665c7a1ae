// Longer than most: the shape of a mesa, whole: tickets, lines, charges and their steps.
import type { Alergeno } from '../../../carta/dominio/alergenos';
import type { Contado } from '../../../carta/dominio/contado';
import { sumCentimos } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { Rebaja } from './rebaja';
import { costeLinea } from '../linea/coste';
import type { Dicho } from '../linea/dicho';
import { ESTADOS_LINEA, combineEstados, isPorHacer, stepOf } from '../linea/estado-linea';
import type { OpcionElegida } from '../../../carta/dominio/eleccion';
import type { EstadoGrupo, EstadoLinea } from '../linea/estado-linea';
import type { Asiento, Cobro, PagoDeshecho, Periodo } from './cobro';
import type { Cancelacion, Enterado, Repesada, Repuesta, Retirada, VistoPor } from './quien';
import { enEsperaOf, isEnEspera } from '../linea/pase';
import type { PaseDeLinea } from '../linea/pase';
import { isPorPesar } from '../../../carta/dominio/peso';
import type { PesoDeLinea } from '../../../carta/dominio/peso';
import type { EstacionDeLinea } from '../linea/destino-linea';
import type { Lengua } from '../../../casa/dominio/lenguas';
import type { JornadaContada } from './jornada-contada';
import type { TipoPedido } from '../../../casa/dominio/tipo-categoria';
import { platosVivosOf, vivasOf } from '../linea/vivas';

/**
 * A tab has every order of its mesa since it was last paid. Estados of tickets and mesas are derived from
 * their lines, so they cannot disagree (docs/reglas/piso.md#tickets-and-mesas).
 */

export type EstadoAlcanzado = Exclude<EstadoLinea, 'pendiente'>;

/** An instant is set exactly while the line has reached its estado. */
export interface LineaMesa extends Dicho {
  id: string;
  productoId: string;
  nombre: string;
  /** Units still wanted, or the last ones cancelled; earlier cancellations are only in `retiradas`. */
  cantidad: number;
  /** The price is of one unit, supplements included. */
  precio: Centimos;
  /** Taken off all its units together. */
  rebaja?: Centimos;
  /** This many of its units cost nothing. */
  gratis?: number;
  estado: EstadoLinea;
  /** It is made there; the name is that at the time of ordering. Absent means in the kitchen, or at the bar. */
  estacion?: EstacionDeLinea;
  /** The kitchen's totals count these too, as the product said at the time of ordering. */
  cuenta?: readonly Contado[];
  /** It costs by its weight: `precio` is an estimate until it has `gramos`. */
  porPeso?: PesoDeLinea;
  gramos?: number;
  pesada?: Enterado;
  /** What was weighed anew once it was served, oldest first. */
  repesadas?: readonly Repesada[];
  /** It was last weighed at this rev. */
  revPesada?: number;
  /** A waiter wrote it down that is on no carta; `productoId` is made of its name. */
  libre?: true;
  /** Names are those at the time of ordering. */
  formato?: string;
  opciones?: readonly OpcionElegida[];
  /** Absent means undeclared. */
  alergenos?: readonly Alergeno[];
  /** Priced here and made nowhere: `estadosDeMenus` derives its estado from its dishes. */
  esMenu?: true;
  /** A dish of this menu line, at its supplement; `paseMenu` is what its pase asked for ('Primero'). */
  deMenu?: string;
  paseMenu?: string;
  enPreparacionEn?: Date;
  listoEn?: Date;
  entregadoEn?: Date;
  /** It was entregado for longer than a slip lasts, and was taken back since. */
  servida?: true;
  /** It is made once its pase has marched; absent: it never waits (docs/reglas/piso.md#marchar). */
  pase?: PaseDeLinea;
  /** Its pase marched then, or it came after that; a line that was taken out of its pase has it too. */
  marchada?: Enterado;
  /** Its pase was made to wait again then. */
  detenidaEn?: Date;
  /** Its pase last marched, or was made to wait, at this rev. */
  revMarcha?: number;
  /** A move that had waited reached these, so their instants are only reported. */
  tardios?: readonly EstadoAlcanzado[];
  /** A cancelled line counts for nothing, but stays visible. */
  cancelada?: Cancelacion;
  /** The station acknowledged the cancellation. */
  enterado?: Enterado;
  /** These units were cancelled while others stayed, oldest first. */
  retiradas?: readonly Retirada[];
  /** The last cancellation was undone. */
  repuesta?: Repuesta;
  /** The line moved, or moved back, at this rev of the mesa: screens with an older one have not seen it. */
  revMovida?: number;
  revVuelta?: number;
}

export type { Aprobable, Cancelacion, Enterado, Repesada, Repuesta, Retirada } from './quien';

/** A ticket has the food or the drinks of one order; `clave` is the order's Idempotency-Key. */
export interface TicketMesa {
  id: string;
  clave: string;
  /** It arrived at this rev: screens with an older one have not seen it. */
  revAlta: number;
  tipo: TipoPedido;
  creadoEn: Date;
  notas?: string;
  evita?: readonly Alergeno[];
  /** The diner read the carta in it; absent: in Spanish. */
  lengua?: Lengua;
  vistoEn?: Date;
  /** Screens of these stations alone first showed it then. */
  vistoPor?: readonly VistoPor[];
  sinVerificar?: true;
  /** This waiter took it; absent when the diner sent it. */
  tomadoPor?: string;
  persona?: string;
  movil?: string;
  /** Its station last acknowledged this mesa. */
  antes?: number;
  lleva?: Enterado;
  /** Somebody last claimed or released it at this rev. */
  revLleva?: number;
  /** Somebody marked it as urgent; whether it is so yet is derived (`isUrgente`). */
  urgente?: Enterado;
  /** Somebody last marked it, or took that back, at this rev. */
  revUrgente?: number;
  lineas: readonly LineaMesa[];
}

/** The move made `rev`; the screen saw `vista`. */
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
  /** A mesa that has not changed for long was forgotten. */
  actualizadoEn: Date;
  pagadoEn?: Date;
  /** It was closed without payment, so it counts in no takings. */
  motivoCierre?: string;
  archivadoEn?: Date;
  /** The mesa was last reopened at this rev, and this many times in all. */
  revReapertura?: number;
  reaperturas?: number;
  /** The oldest comes first. */
  mudanzas?: readonly Mudanza[];
  /** Only a party's leader has it: all its mesas in order, its own included. */
  mesasJuntas?: readonly number[];
  /** The party last changed at this rev, and this many times in all. */
  revJuntas?: number;
  vecesJuntas?: number;
  /** So many people sit here; absent: nobody said. */
  comensales?: number;
  /** Somebody last said how many they are at this rev. */
  revComensales?: number;
  /** The oldest comes first; annulled ones are included. */
  cobros?: readonly Cobro[];
  /** Somebody last charged or annulled at this rev. */
  revCobros?: number;
  /** What was taken off its lines, and what was undone of that, oldest first; nothing in it ever changes. */
  ajustes?: readonly Rebaja[];
  /** The last of them made this rev. */
  revAjustes?: number;
  /** The ledger, oldest first; nothing in it ever changes. */
  asientos?: readonly Asiento[];
  pagosDeshechos?: readonly PagoDeshecho[];
  /** Days that were over when the mesa was opened again keep what they had counted of it, oldest first. */
  jornadasContadas?: readonly JornadaContada[];
  /** Absent while the ledger speaks of nothing but the hour in which the mesa was paid. */
  periodo?: Periodo;
  pedidos: readonly TicketMesa[];
}

export const INSTANTE_DE = {
  en_preparacion: 'enPreparacionEn',
  listo: 'listoEn',
  entregado: 'entregadoEn',
} as const satisfies Record<EstadoAlcanzado, keyof LineaMesa>;

export function lineasVivas(ticket: TicketMesa): readonly LineaMesa[] {
  return vivasOf(ticket.lineas);
}

export function totalTicket(ticket: TicketMesa): Centimos {
  return sumCentimos(lineasVivas(ticket).map(costeLinea));
}

export function totalGrupo(grupo: GrupoMesa): Centimos {
  return sumCentimos(grupo.pedidos.map(totalTicket));
}

/** What nobody has weighed; its price is no price yet. */
export function porPesarDe({ pedidos: tickets }: Pick<GrupoMesa, 'pedidos'>): readonly LineaMesa[] {
  return tickets.flatMap(({ lineas }) => vivasOf(lineas)).filter(isPorPesar);
}

/** Without menu lines, which no station makes. */
export function platosVivos(ticket: TicketMesa): readonly LineaMesa[] {
  return platosVivosOf(ticket.lineas);
}

/** Estado of what has marched; entregado where nothing has. */
export function estadoEnMarcha(ticket: TicketMesa): EstadoLinea {
  const enMarcha = platosVivos(ticket).filter((linea) => !isEnEspera(linea));
  return combineEstados(enMarcha.map((linea) => linea.estado));
}

/**
 * All entregado → entregado; all at least listo → listo; any begun → en_preparacion; else pendiente. A wholly
 * cancelled ticket is entregado, because nothing is left to do. Lines en espera count only once all others are
 * entregado: then it is pendiente.
 */
export function estadoTicket(ticket: TicketMesa): EstadoLinea {
  return withEspera(estadoEnMarcha(ticket), [ticket]);
}

function withEspera(estado: EstadoLinea, tickets: readonly TicketMesa[]): EstadoLinea {
  return estado === 'entregado' && countEnEspera(tickets) > 0 ? 'pendiente' : estado;
}

/** Lines that wait, not units. */
export function countEnEspera(tickets: readonly TicketMesa[]): number {
  return tickets.reduce((suma, { lineas }) => suma + enEsperaOf(lineas).length, 0);
}

/**
 * Like estadoTicket, over the tickets still to be made, otherwise over all: a second round on a served mesa
 * reads pendiente, and so does food not begun while its drinks are ready. Without wanted lines it is `vacia`.
 */
export function estadoGrupo(grupo: GrupoMesa): EstadoGrupo {
  if (grupo.pagado) return 'pagado';
  if (!grupo.pedidos.some((ticket) => lineasVivas(ticket).length > 0)) return 'vacia';
  const estados = grupo.pedidos.map(estadoEnMarcha);
  const porHacer = estados.filter((estado) => isPorHacer({ estado }));
  return withEspera(combineEstados(porHacer.length > 0 ? porHacer : estados), grupo.pedidos);
}

/** Maps ticket ids to rounds, from 1; both tickets of an order share one. */
export function rondas(grupo: GrupoMesa): ReadonlyMap<string, number> {
  const porClave = new Map<string, number>();
  for (const { clave } of grupo.pedidos) {
    if (!porClave.has(clave)) porClave.set(clave, porClave.size + 1);
  }
  return new Map(grupo.pedidos.map((ticket) => [ticket.id, porClave.get(ticket.clave) ?? 1]));
}

/** A mesa without a change for this long (ms) is abandoned (docs/reglas/dinero.md#paying-closing-opening-again). */
const ABANDONO_MS = 6 * 3_600_000;

/** Staff may then close it with a reason. */
export function isAbandonado(
  { pagado, actualizadoEn }: Pick<GrupoMesa, 'pagado' | 'actualizadoEn'>,
  ahora: Date,
): boolean {
  return !pagado && ahora.getTime() - actualizadoEn.getTime() >= ABANDONO_MS;
}

/**
 * Keeps or sets the instants of what the line reached, and drops later ones; `isTardia` ones are only
 * reported.
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
