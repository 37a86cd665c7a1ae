import { isCobrada, unidadesCobradas } from '../dinero/cobrar';
import { canceladasCon } from '../mesa/menus';
import type { Enterado, GrupoMesa, LineaMesa, TicketMesa } from '../mesa/grupo';
import { isEntregado } from '../linea/estado-linea';
import { estadoTicket } from '../mesa/grupo';
import { findLinea, mapLineas, mapTickets } from '../mesa/lineas-de-mesa';
import { rechazo } from '../mesa/movimiento';
import type { Movimiento } from '../mesa/movimiento';
import { isEnEspera } from '../linea/pase';
import { isMismoAutor } from '../mesa/quien';
import type { Autoria } from '../mesa/quien';
import { sinUnidades } from '../linea/sin-unidades';
import { isCanceladaPorVer, isRepuestaPorVer, unidadesVivas } from '../linea/vivas';
import { changedHands, isSeen, isSince } from '../mesa/vista';
import { withVisto } from '../mesa/visto';

/**
 * Moves of stations and waiters are pure functions (docs/reglas/piso.md#moves). `quien` is the device's or
 * account's name, and when.
 */

/** A claim to bring a ticket holds for this long (ms). */
export const VIDA_LLEVAR_MS = 3 * 60_000;

/** A tab may have this many. @public */
export const RETIRADAS_MAX = 200;

interface CancelacionNueva extends Enterado {
  motivo: string;
  /** This key can undo it. */
  clave?: string;
  /** The key cancels these units once; absent cancels all that is left. */
  retirada?: { unidades: number; clave: string };
}

/**
 * Refuses a line that is entregado or charged, or whose ticket (for units: last cancellation) the screen has
 * not seen. An already cancelled line stays as it was; repeating a key changes nothing. A menu takes its
 * dishes along, and the last of them takes the menu.
 */
export function cancelLinea(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  { retirada, ...cancelacion }: CancelacionNueva,
  revVista?: number,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  const linea = findLinea(grupo, ticketId, ref);
  if (!ticket || !linea) return rechazo('NO_EXISTE');
  if (linea.cancelada) return { ok: true, grupo };
  const { cantidad, retiradas = [], repuesta } = linea;
  const { clave } = retirada ?? cancelacion;
  const isHecha = [...retiradas, ...(repuesta ? [repuesta] : [])].some((hecha) => hecha.clave === clave);
  if (clave !== undefined && isHecha) return { ok: true, grupo };
  const { unidades = cantidad } = retirada ?? {};
  const todas = unidades < cantidad ? [linea] : canceladasCon(grupo, linea);
  const isOtra =
    todas.some((cada) => isSince(cada.repuesta?.rev, revVista)) ||
    (retirada && isSince(retiradas.at(-1)?.rev, revVista));
  const isVista = isSeen(ticket, revVista) && !isOtra;
  if (grupo.pagado || linea.estado === 'entregado' || !isVista || unidades > cantidad) {
    return rechazo('ESTADO_CAMBIADO');
  }
  if (todas.some(isEntregado)) return rechazo('MENU_SERVIDO');
  if (isCobrada(grupo, todas, unidades)) return rechazo('COBRADO');
  const cancelada = { ...cancelacion, ...(clave === undefined ? {} : { clave, rev: grupo.rev + 1 }) };
  // no station has been told of what waits
  const { en, por, persona } = cancelacion;
  const quien = { en, por, ...(persona === undefined ? {} : { persona }) };
  const sabida = (cada: LineaMesa) => (isEnEspera(cada) ? { enterado: quien } : {});
  if (!retirada || unidades === cantidad) {
    return mapLineas(grupo, (cada) =>
      todas.includes(cada) ? { ...cada, cancelada, ...sabida(cada) } : cada,
    );
  }
  if (countRetiradas(grupo) >= RETIRADAS_MAX) return rechazo('MUY_CANCELADA');
  const { rebaja: _rebaja, gratis: _gratis, ...resto } = linea;
  const { queda, ido } = sinUnidades(linea, unidades, unidadesCobradas(grupo).get(linea.id));
  const nueva = { ...cancelacion, ...retirada, ...ido, rev: grupo.rev + 1, ...sabida(linea) };
  return withLinea(grupo, { ...resto, ...queda, retiradas: [...retiradas, nueva] });
}

/** Cancelling this line takes off something that was served before and was taken back. */
export function isCancelarServido(grupo: GrupoMesa, ticketId: string, ref: string): boolean {
  const linea = findLinea(grupo, ticketId, ref);
  if (!linea || linea.cancelada) return false;
  return canceladasCon(grupo, linea).some(({ servida }) => servida);
}

function countRetiradas({ pedidos: tickets }: GrupoMesa): number {
  return tickets.flatMap(({ lineas }) => lineas).flatMap(({ retiradas = [] }) => retiradas).length;
}

function withLinea(grupo: GrupoMesa, linea: LineaMesa): Movimiento {
  return mapLineas(grupo, (existente) => (existente.id === linea.id ? linea : existente));
}

/**
 * Only the first acknowledgement of a cancellation or its undoing is kept. The screen has `quedan` units
 * left, so later cancellations are not acknowledged.
 */
export function acknowledgeLinea(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  quien: Enterado,
  quedan?: number,
): Movimiento {
  const linea = findLinea(grupo, ticketId, ref);
  if (!linea) return rechazo('NO_EXISTE');
  const { cancelada, retiradas, repuesta } = linea;
  const vivas = unidadesVivas(linea);
  if ((!cancelada && !retiradas && !repuesta) || vivas !== (quedan ?? vivas))
    return rechazo('ESTADO_CAMBIADO');
  const isPorVer = isCanceladaPorVer(linea) || isRepuestaPorVer(linea);
  return isPorVer ? withLinea(grupo, sabida(linea, quien)) : { ok: true, grupo };
}

function sabida(linea: LineaMesa, quien: Enterado): LineaMesa {
  const { cancelada, enterado = quien, retiradas, repuesta } = linea;
  return {
    ...linea,
    ...(cancelada && { enterado }),
    ...(repuesta && { repuesta: { enterado: quien, ...repuesta } }),
    ...(retiradas && { retiradas: retiradas.map((retirada) => ({ enterado: quien, ...retirada })) }),
  };
}

/** With `estaciones` the screen shows their lines alone. */
export function markVisto(
  grupo: GrupoMesa,
  ticketId: string,
  ahora: Date,
  estaciones?: readonly string[],
): Movimiento {
  if (!grupo.pedidos.some(({ id }) => id === ticketId)) return rechazo('NO_EXISTE');
  return mapTickets(grupo, (ticket) =>
    ticket.id === ticketId ? withVisto(ticket, ahora, estaciones) : ticket,
  );
}

/** The first to claim a ticket that is listo keeps it until they release it, or three minutes pass. */
export function claimTicket(
  grupo: GrupoMesa,
  ticketId: string,
  quien: Enterado,
  revVista?: number,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  if (!ticket) return rechazo('NO_EXISTE');
  if (grupo.pagado || estadoTicket(ticket) !== 'listo') return rechazo('ESTADO_CAMBIADO');
  const lleva = llevadoPor(ticket, quien.en);
  if (lleva !== null) {
    return isMismoAutor(ticket.lleva ?? {}, quien) ? { ok: true, grupo } : rechazo('LO_LLEVA');
  }
  if (changedHands(ticket, revVista)) return rechazo('ESTADO_CAMBIADO');
  const revLleva = grupo.rev + 1;
  return mapTickets(grupo, (candidato) =>
    candidato.id === ticketId ? { ...candidato, lleva: quien, revLleva } : candidato,
  );
}

/** Somebody else's claim is left alone; one made before the tap (`tocado`) is released, seen or not. */
export function releaseTicket(
  grupo: GrupoMesa,
  ticketId: string,
  quien: Autoria,
  revVista?: number,
  tocado?: Date,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  if (!ticket) return rechazo('NO_EXISTE');
  if (!ticket.lleva || !isMismoAutor(ticket.lleva, quien)) return { ok: true, grupo };
  const isPosterior = tocado === undefined || ticket.lleva.en > tocado;
  if (changedHands(ticket, revVista) && isPosterior) return rechazo('ESTADO_CAMBIADO');
  const { lleva: _soltado, ...resto } = ticket;
  const suelto = { ...resto, revLleva: grupo.rev + 1 };
  return mapTickets(grupo, (candidato) => (candidato.id === ticketId ? suelto : candidato));
}

/** Returns null when nobody is bringing it, or it is not listo; who brought one pase does not bring the next. */
export function llevadoPor(ticket: TicketMesa, ahora: Date): string | null {
  const { lleva, lineas } = ticket;
  if (!lleva || ahora.getTime() - lleva.en.getTime() >= VIDA_LLEVAR_MS) return null;
  if (lineas.some(({ marchada }) => marchada !== undefined && marchada.en > lleva.en)) return null;
  return estadoTicket(ticket) === 'listo' ? lleva.por : null;
}
