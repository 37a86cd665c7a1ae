import { ESTADOS_LINEA, nextEstados, stepOf } from '../linea/estado-linea';
import type { EstadoDestino, EstadoLinea } from '../linea/estado-linea';
import { estadoEnMarcha, estadoGrupo, estadoTicket, lineasVivas } from '../mesa/grupo';
import type { GrupoMesa, LineaMesa, TicketMesa } from '../mesa/grupo';
import { findLinea, mapLineas, mapTicket, withTickets } from '../mesa/lineas-de-mesa';
import type { MoveLinea } from '../mesa/lineas-de-mesa';
import { estadosDeMenus } from '../mesa/menus';
import { rechazo } from '../mesa/movimiento';
import type { Movimiento } from '../mesa/movimiento';
import { payGrupo } from '../dinero/movimientos-cobro';
import { enEsperaOf, isEnEspera } from '../linea/pase';
import { estadoVisto, hasMoved, hasReturned, isSeen, isShown, lineaMovida } from '../mesa/vista';
import type { Vista } from '../mesa/vista';

/**
 * Moves of the boards are pure functions. A move that changes nothing returns the same object, so that
 * nothing is written.
 */

/**
 * Goes one step forward or back from where the screen saw the line; `ref` is its id or index
 * (docs/api.md#orders).
 */
export function moveLinea(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  to: EstadoLinea,
  ahora: Date,
  vista: Vista<EstadoLinea> = {},
): Movimiento {
  const linea = findLinea(grupo, ticketId, ref);
  if (!linea) return rechazo('NO_EXISTE');
  if (linea.cancelada) return rechazo('ESTADO_CAMBIADO');
  if (linea.esMenu) return moveMenu(grupo, linea.id, to);
  if (linea.estado === to) return { ok: true, grupo };
  const { estado } = linea;
  if (grupo.pagado || estado !== (vista.de ?? estado)) return rechazo('ESTADO_CAMBIADO');
  // moving on from where somebody else brought it undoes nothing of theirs
  const isOtra = stepOf(to) > stepOf(estado) ? hasReturned(linea, vista) : hasMoved(linea, vista);
  if (isOtra || !nextEstados(estado).includes(to)) return rechazo('ESTADO_CAMBIADO');
  if (isEnEspera(linea)) return rechazo('EN_ESPERA');
  return mapLineas(grupo, (existente) =>
    existente.id === linea.id ? lineaMovida(grupo, existente, to, ahora, vista) : existente,
  );
}

/** It is as far as its dishes are, and moves with them. */
function moveMenu(grupo: GrupoMesa, id: string, to: EstadoLinea): Movimiento {
  return estadosDeMenus(grupo.pedidos).get(id) === to ? { ok: true, grupo } : rechazo('ES_MENU');
}

/**
 * Goes forward any number of steps (lines further on stay), or one back, for lines one step past `to`. Lines
 * en espera stay; a screen that saw all others at `de` means those. With `lineas` in the view these are the
 * ticket.
 */
export function moveTicket(
  grupo: GrupoMesa,
  ticketId: string,
  to: EstadoLinea,
  ahora: Date,
  vista: Vista<EstadoLinea> = {},
): Movimiento {
  const { de } = vista;
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  const parte = ticket && { ...ticket, lineas: ticket.lineas.filter((linea) => isShown(linea, vista)) };
  if (!parte || (vista.lineas && parte.lineas.length === 0)) return rechazo('NO_EXISTE');
  if (lineasVivas(parte).length === 0) return { ok: true, grupo };
  const estado = de === estadoEnMarcha(parte) ? de : estadoTicket(parte);
  if (estado === to && (grupo.pagado || de !== undefined)) return { ok: true, grupo };
  if (grupo.pagado || estado !== (de ?? estado)) return rechazo('ESTADO_CAMBIADO');
  const pasos = stepOf(to) - stepOf(estado);
  if (pasos < -1) return rechazo('ESTADO_CAMBIADO');
  const isSuyo = ({ id }: TicketMesa): boolean => id === ticketId;
  return pasos < 0 ? stepBack(grupo, isSuyo, to, ahora, vista) : advance(grupo, isSuyo, to, ahora, vista);
}

/**
 * Tickets that came after the screen's rev are left alone, so that nothing unseen is marked as served. pagado
 * requires everything entregado and seen; only `reopenGrupo` leads back from it.
 */
export function moveGrupo(grupo: GrupoMesa, to: EstadoDestino, ahora: Date, vista: Vista = {}): Movimiento {
  if (to === 'pagado') return payGrupo(grupo, vista.rev, ahora);
  if (grupo.pagado) return rechazo('ESTADO_CAMBIADO');
  const estado = estadoVisto(grupo, vista.rev);
  if (estado === to && vista.de !== undefined) return { ok: true, grupo };
  if (estado !== (vista.de ?? estado)) return rechazo('ESTADO_CAMBIADO');
  if (to === 'pendiente') {
    return estadoGrupo(grupo) === 'pendiente' ? { ok: true, grupo } : rechazo('ESTADO_CAMBIADO');
  }
  return advance(grupo, (ticket) => isSeen(ticket, vista.rev), to, ahora, vista);
}

type Elige = (ticket: TicketMesa) => boolean;

function isMovible(linea: LineaMesa, vista: Vista): boolean {
  return !linea.cancelada && !linea.esMenu && isShown(linea, vista);
}

/** Lines that somebody moved back since the screen looked are spared. */
function advance(grupo: GrupoMesa, elige: Elige, to: EstadoLinea, ahora: Date, vista: Vista) {
  const isAntes = (linea: LineaMesa): boolean =>
    isMovible(linea, vista) && !isEnEspera(linea) && stepOf(linea.estado) < stepOf(to);
  const move = (linea: LineaMesa) => (isAntes(linea) ? lineaMovida(grupo, linea, to, ahora, vista) : linea);
  const movimiento = moveLineas(grupo, elige, move, (linea) => hasReturned(linea, vista));
  const isQuieta = movimiento.ok && movimiento.grupo === grupo && to !== 'pendiente';
  const esperan = grupo.pedidos.filter(elige).flatMap(({ lineas }) => enEsperaOf(lineas));
  return isQuieta && esperan.some((linea) => isShown(linea, vista)) ? rechazo('EN_ESPERA') : movimiento;
}

/** Lines that moved since the screen looked are spared. */
function stepBack(grupo: GrupoMesa, elige: Elige, to: EstadoLinea, ahora: Date, vista: Vista) {
  const desde = ESTADOS_LINEA[stepOf(to) + 1];
  const isEn = (linea: LineaMesa): boolean => isMovible(linea, vista) && linea.estado === desde;
  const move = (linea: LineaMesa) => (isEn(linea) ? lineaMovida(grupo, linea, to, ahora, vista) : linea);
  return moveLineas(grupo, elige, move, (linea) => hasMoved(linea, vista));
}

/** When all that is left to move is spared, the move is refused. */
function moveLineas(
  grupo: GrupoMesa,
  elige: Elige,
  move: MoveLinea,
  isSpared: (linea: LineaMesa) => boolean,
): Movimiento {
  const moveWith = (each: MoveLinea): GrupoMesa =>
    withTickets(grupo, (ticket) => (elige(ticket) ? mapTicket(ticket, each) : ticket));
  const movido = moveWith((linea) => (isSpared(linea) ? linea : move(linea)));
  return movido === grupo && moveWith(move) !== grupo
    ? rechazo('ESTADO_CAMBIADO')
    : { ok: true, grupo: movido };
}
