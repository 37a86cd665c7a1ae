// Longer than most: a move of a station or a waiter is read together with everything that refuses it.
import { isCobrada } from './cobrar';
import type { Enterado, GrupoMesa, LineaMesa, TicketMesa } from './grupo';
import { isEntregado } from './estado-linea';
import { estadoTicket, lineasVivas } from './grupo';
import { alignLinea } from './marchar';
import { rechazo } from './movimiento';
import type { Movimiento } from './movimiento';
import { findLinea, mapLineas, mapTickets } from './movimientos';
import { isEnEspera } from './pase';
import { isCanceladaPorVer, isRepuestaPorVer, unidadesVivas } from './vivas';
import { changedHands, isSeen, isSince } from './vista';

/**
 * Moves of stations and waiters are pure functions (docs/reglas.md#moves). `quien` is the device's or
 * account's name, and when.
 */

/** A claim to bring a ticket holds for this long (ms). */
export const VIDA_LLEVAR_MS = 3 * 60_000;

/** A tab may have this many. @public */
export const RETIRADAS_MAX = 200;

/** The author of a cancellation can undo it for this long (ms). */
export const PLAZO_REPONER_MS = 10_000;

/** Three attempts to send it may take this long (ms). */
const MARGEN_REPONER_MS = 20_000;

/** A line may have this many, which bounds the trail of money. */
const REPUESTAS_MAX = 10;

interface CancelacionNueva extends Enterado {
  motivo: string;
  /** This key can undo it. */
  clave?: string;
  /** The key cancels these units once; absent cancels all that is left. */
  retirada?: { unidades: number; clave: string };
}

/**
 * Refuses a line that is entregado or charged, or whose ticket (for units: last cancellation) the screen has
 * not seen. An already cancelled line stays as it was; repeating a key changes nothing.
 */
export function cancelLinea(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  { retirada, ...cancelacion }: CancelacionNueva,
  revVista?: number,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  const linea = ticket && findLinea(ticket, ref);
  if (!ticket || !linea) return rechazo('NO_EXISTE');
  if (linea.cancelada) return { ok: true, grupo };
  const { cantidad, retiradas = [], repuesta } = linea;
  const { clave } = retirada ?? cancelacion;
  const isHecha = [...retiradas, ...(repuesta ? [repuesta] : [])].some((hecha) => hecha.clave === clave);
  if (clave !== undefined && isHecha) return { ok: true, grupo };
  const { unidades = cantidad } = retirada ?? {};
  const isOtra = isSince(repuesta?.rev, revVista) || (retirada && isSince(retiradas.at(-1)?.rev, revVista));
  const isVista = isSeen(ticket, revVista) && !isOtra;
  if (grupo.pagado || linea.estado === 'entregado' || !isVista || unidades > cantidad) {
    return rechazo('ESTADO_CAMBIADO');
  }
  if (isCobrada(grupo, linea, unidades)) return rechazo('COBRADO');
  const cancelada = { ...cancelacion, ...(clave === undefined ? {} : { clave, rev: grupo.rev + 1 }) };
  // no station has been told of what waits
  const { en, por } = cancelacion;
  const sabida = isEnEspera(linea) ? { enterado: { en, por } } : {};
  if (!retirada || unidades === cantidad) return withLinea(grupo, { ...linea, cancelada, ...sabida });
  if (countRetiradas(grupo) >= RETIRADAS_MAX) return rechazo('MUY_CANCELADA');
  const nueva = { ...cancelacion, ...retirada, rev: grupo.rev + 1, ...sabida };
  return withLinea(grupo, { ...linea, cantidad: cantidad - unidades, retiradas: [...retiradas, nueva] });
}

/**
 * Undoes a line's last cancellation by its key: within ten seconds, once, and only if nothing has followed
 * from it. The line returns to its estado, and its station must acknowledge it.
 */
export function restoreLinea(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  clave: string,
  quien: Enterado,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  const linea = ticket && findLinea(ticket, ref);
  if (!ticket || !linea) return rechazo('NO_EXISTE');
  const { cancelada, enterado, retiradas = [], ...resto } = linea;
  if (linea.repuesta?.clave === clave) return { ok: true, grupo };
  const ultima = cancelada ? { ...cancelada, unidades: linea.cantidad, enterado } : retiradas.at(-1);
  if (grupo.pagado || ultima?.clave !== clave) return rechazo('ESTADO_CAMBIADO');
  if (quien.en.getTime() - ultima.en.getTime() > PLAZO_REPONER_MS + MARGEN_REPONER_MS)
    return rechazo('TARDE');
  if (ultima.enterado && ultima.enterado.por !== ultima.por) return rechazo('SABIDA');
  if (isSince(linea.revMovida, ultima.rev) || wasServido(ticket, ultima.rev))
    return rechazo('ESTADO_CAMBIADO');
  const { veces = 0 } = linea.repuesta ?? {};
  if (veces >= REPUESTAS_MAX) return rechazo('MUY_CANCELADA');
  const rev = grupo.rev + 1;
  const quedan = cancelada ? retiradas : retiradas.slice(0, -1);
  const repuesta = alignLinea(
    grupo,
    { ...resto, ...(quedan.length > 0 ? { retiradas: quedan } : {}) },
    quien,
  );
  // its pase was made to wait since, and somebody had begun it
  if (isEnEspera(repuesta) && repuesta.estado !== 'pendiente') return rechazo('ESTADO_CAMBIADO');
  return withLinea(grupo, {
    ...repuesta,
    cantidad: cancelada ? linea.cantidad : linea.cantidad + ultima.unidades,
    repuesta: {
      ...quien,
      clave,
      unidades: ultima.unidades,
      rev,
      veces: veces + 1,
      ...(isEnEspera(repuesta) ? { enterado: quien } : {}),
    },
    // to a screen that has not seen it return, it counts as moved back
    revMovida: rev,
    revVuelta: rev,
  });
}

/** The rest of the ticket was served since that rev. */
function wasServido(ticket: TicketMesa, rev: number | undefined): boolean {
  const vivas = lineasVivas(ticket).filter(({ revMovida }) => isSince(revMovida, rev));
  return vivas.length > 0 && isEntregado({ estado: estadoTicket(ticket) });
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
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  const linea = ticket && findLinea(ticket, ref);
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

/** Only the first time counts. */
export function markVisto(grupo: GrupoMesa, ticketId: string, ahora: Date): Movimiento {
  if (!grupo.pedidos.some(({ id }) => id === ticketId)) return rechazo('NO_EXISTE');
  return mapTickets(grupo, (ticket) =>
    ticket.id === ticketId && !ticket.vistoEn ? { ...ticket, vistoEn: ahora } : ticket,
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
  if (lleva === quien.por) return { ok: true, grupo };
  if (lleva !== null) return rechazo('LO_LLEVA');
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
  por: string,
  revVista?: number,
  tocado?: Date,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  if (!ticket) return rechazo('NO_EXISTE');
  if (ticket.lleva?.por !== por) return { ok: true, grupo };
  const isPosterior = tocado === undefined || ticket.lleva.en > tocado;
  if (changedHands(ticket, revVista) && isPosterior) return rechazo('ESTADO_CAMBIADO');
  const { lleva: _soltado, ...resto } = ticket;
  const suelto = { ...resto, revLleva: grupo.rev + 1 };
  return mapTickets(grupo, (candidato) => (candidato.id === ticketId ? suelto : candidato));
}

/** Returns null when nobody is bringing it, or it is not listo. */
export function llevadoPor(ticket: TicketMesa, ahora: Date): string | null {
  const { lleva } = ticket;
  if (!lleva || ahora.getTime() - lleva.en.getTime() >= VIDA_LLEVAR_MS) return null;
  return estadoTicket(ticket) === 'listo' ? lleva.por : null;
}
