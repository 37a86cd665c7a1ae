import { stepOf } from './estado-linea';
import type { EstadoGrupo, EstadoLinea } from './estado-linea';
import { INSTANTE_DE, estadoGrupo, lineaAt } from './grupo';
import type { GrupoMesa, LineaMesa, TicketMesa } from './grupo';

/**
 * What a screen knew when it asked for a move. A client asks again when no answer comes, so a move may
 * arrive long after it was made: it may only do what it would have done then, never undo what somebody
 * did since. Lines keep the rev at which they moved for that; who sends no view is not held to one.
 */
export interface Vista<E extends EstadoGrupo = EstadoGrupo> {
  /** The estado of what is to be moved. */
  de?: E;
  /** The mesa's rev. */
  rev?: number;
  /** The revs that earlier moves of the same screen have made since, on which it builds. */
  propias?: readonly number[];
  /** It waited so long to be sent that its moment is only said. */
  isTardia?: boolean;
}

/** Whether a screen that last saw this rev has seen a ticket. */
export function isSeen(ticket: TicketMesa, revVista: number | undefined): boolean {
  return !isSince(ticket.revAlta, revVista);
}

/** Whether a rev is said to have been seen that its mesa has never had: whoever says so has seen nothing. */
export function isFutura(revVista: number | null | undefined, grupo: Pick<GrupoMesa, 'rev'>): boolean {
  return typeof revVista === 'number' && revVista > grupo.rev;
}

/** Whether somebody else moved a line since a screen looked. */
export function hasMoved({ revMovida }: LineaMesa, vista: Vista): boolean {
  return isAjena(revMovida, vista);
}

/** Whether somebody else moved a line back since a screen looked. */
export function hasReturned({ revVuelta }: LineaMesa, vista: Vista): boolean {
  return isAjena(revVuelta, vista);
}

function isAjena(rev: number | undefined, { rev: revVista, propias = [] }: Vista): boolean {
  return isSince(rev, revVista) && !(rev !== undefined && propias.includes(rev));
}

/** Whether somebody opened a paid mesa again since a screen looked. */
export function wasReopened(grupo: GrupoMesa, revVista: number | undefined): boolean {
  return isSince(grupo.revReapertura, revVista);
}

/** Whether somebody took a ticket upon themselves, or let go of it, since a screen looked. */
export function changedHands(ticket: TicketMesa, revVista: number | undefined): boolean {
  return isSince(ticket.revLleva, revVista);
}

/** The estado of a mesa as far as a screen has seen it: without the tickets that came since. */
export function estadoVisto(grupo: GrupoMesa, revVista: number | undefined): EstadoGrupo {
  return estadoGrupo({ ...grupo, pedidos: grupo.pedidos.filter((ticket) => isSeen(ticket, revVista)) });
}

/** A line at its new estado, with the rev that this move gives its mesa. */
export function lineaMovida(
  grupo: GrupoMesa,
  linea: LineaMesa,
  to: EstadoLinea,
  ahora: Date,
  { isTardia = false }: Vista = {},
): LineaMesa {
  const rev = grupo.rev + 1;
  const ticket = grupo.pedidos.find(({ lineas }) => lineas.includes(linea));
  const en = momentoOf([linea], ahora, ticket?.creadoEn);
  const movida = { ...lineaAt(linea, to, en, isTardia), revMovida: rev };
  return stepOf(to) < stepOf(linea.estado) ? { ...movida, revVuelta: rev } : movida;
}

/** When some lines are moved that were tapped at an instant: never before what they did last. */
export function momentoOf(lineas: readonly LineaMesa[], tocado: Date, desde = tocado): Date {
  const instantes = lineas.flatMap((linea) => Object.values(INSTANTE_DE).map((campo) => linea[campo]));
  return new Date(
    Math.max(...[tocado, desde, ...instantes].flatMap((instante) => instante?.getTime() ?? [])),
  );
}

/** Whether something of this rev came after what a screen saw. */
export function isSince(rev: number | undefined, revVista: number | undefined): boolean {
  return rev !== undefined && revVista !== undefined && rev > revVista;
}
