import { stepOf } from '../linea/estado-linea';
import type { EstadoGrupo, EstadoLinea } from '../linea/estado-linea';
import { INSTANTE_DE, estadoGrupo, lineaAt } from './grupo';
import type { GrupoMesa, LineaMesa, TicketMesa } from './grupo';
import { isReciente } from './propio-reciente';

/**
 * A screen asks for a move with what it knew. Moves are retried and may arrive late: they may only do what
 * they would have done then, never undo what others did since. Lines keep the rev of their moves for that;
 * without a view nothing is checked.
 */
export interface Vista<E extends EstadoGrupo = EstadoGrupo> {
  de?: E;
  rev?: number;
  /** Earlier moves of the same screen made these revs. */
  propias?: readonly number[];
  /** It waited so long that its instant is only reported. */
  isTardia?: boolean;
  /** The server has it since then, whenever it was tapped; absent: since it was tapped. */
  recibida?: Date;
  /** The screen shows these lines of the ticket alone, and moves no others. */
  lineas?: readonly string[];
}

export function isSeen(ticket: TicketMesa, revVista: number | undefined): boolean {
  return !isSince(ticket.revAlta, revVista);
}

/** A rev that the mesa never had proves nothing seen. */
export function isFutura(revVista: number | null | undefined, grupo: Pick<GrupoMesa, 'rev'>): boolean {
  return typeof revVista === 'number' && revVista > grupo.rev;
}

export function isShown({ id }: LineaMesa, { lineas }: Pick<Vista, 'lineas'>): boolean {
  return lineas?.includes(id) ?? true;
}

export function hasMoved({ revMovida }: LineaMesa, vista: Vista): boolean {
  return isAjena(revMovida, vista);
}

/** Somebody moved it back since, or its pase marched: the screen saw it en espera, and meant it by nothing. */
export function hasReturned({ revVuelta, revMarcha }: LineaMesa, vista: Vista): boolean {
  return isAjena(revVuelta, vista) || isAjena(revMarcha, vista);
}

function isAjena(rev: number | undefined, { rev: revVista, propias = [] }: Vista): boolean {
  return isSince(rev, revVista) && !(rev !== undefined && propias.includes(rev));
}

/** Every ticket, and that nobody has opened it again since. */
export function isTodoVisto(grupo: GrupoMesa, revVista: number): boolean {
  return !wasReopened(grupo, revVista) && grupo.pedidos.every((ticket) => isSeen(ticket, revVista));
}

export function wasReopened(grupo: GrupoMesa, revVista: number | undefined): boolean {
  return isSince(grupo.revReapertura, revVista);
}

/** Somebody has charged or annulled since, taken something off or weighed it: another amount is left. */
export function changedCuenta(grupo: GrupoMesa, revVista: number | undefined): boolean {
  return (
    isSince(grupo.revCobros, revVista) ||
    isSince(grupo.revAjustes, revVista) ||
    grupo.pedidos.some(({ lineas }) => lineas.some(({ revPesada }) => isSince(revPesada, revVista)))
  );
}

export function changedHands(ticket: TicketMesa, revVista: number | undefined): boolean {
  return isSince(ticket.revLleva, revVista);
}

export function changedUrgencia({ revUrgente }: TicketMesa, vista: Vista): boolean {
  return isAjena(revUrgente, vista);
}

/** Tickets that came since do not count. */
export function estadoVisto(grupo: GrupoMesa, revVista: number | undefined): EstadoGrupo {
  return estadoGrupo({ ...grupo, pedidos: grupo.pedidos.filter((ticket) => isSeen(ticket, revVista)) });
}

export function lineaMovida(
  grupo: GrupoMesa,
  linea: LineaMesa,
  to: EstadoLinea,
  ahora: Date,
  { isTardia = false, recibida }: Vista = {},
): LineaMesa {
  const rev = grupo.rev + 1;
  const ticket = grupo.pedidos.find(({ lineas }) => lineas.includes(linea));
  const en = momentoOf([linea], ahora, ticket?.creadoEn);
  const movida = { ...lineaAt(linea, to, en, isTardia), revMovida: rev };
  if (stepOf(to) >= stepOf(linea.estado)) return movida;
  // what a client says of its tap dates the step, and decides nothing about money
  const isServida = linea.entregadoEn !== undefined && !isReciente(linea.entregadoEn, recibida ?? en);
  return { ...movida, revVuelta: rev, ...(isServida ? { servida: true } : {}) };
}

/** A move happens at its tap, but never before the lines' last change. */
export function momentoOf(lineas: readonly LineaMesa[], tocado: Date, desde = tocado): Date {
  const instantes = lineas.flatMap((linea) => Object.values(INSTANTE_DE).map((campo) => linea[campo]));
  return new Date(
    Math.max(...[tocado, desde, ...instantes].flatMap((instante) => instante?.getTime() ?? [])),
  );
}

export function isSince(rev: number | undefined, revVista: number | undefined): boolean {
  return rev !== undefined && revVista !== undefined && rev > revVista;
}
