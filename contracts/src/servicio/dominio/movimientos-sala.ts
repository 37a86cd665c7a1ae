// Longer than most: every move of a station and of a waiter, with what refuses it, in one place.
import { isCobrada } from './cobrar';
import type { Enterado, GrupoMesa, LineaMesa, TicketMesa } from './grupo';
import { isEntregado } from './estado-linea';
import { estadoTicket, lineasVivas } from './grupo';
import { rechazo } from './movimiento';
import type { Movimiento } from './movimiento';
import { findLinea, mapLineas, mapTickets } from './movimientos';
import { isCanceladaPorVer, isRepuestaPorVer, unidadesVivas } from './vivas';
import { changedHands, isSeen, isSince } from './vista';

/**
 * What stations and waiters do to a mesa besides moving it on (docs/reglas.md#moves), as pure functions like
 * those of the boards. `quien` is the name of the device or account that does it, and when.
 */

/** How long somebody who said they bring a ticket is believed, in ms: then another may take it. */
export const VIDA_LLEVAR_MS = 3 * 60_000;

/** How many times units of its lines may be taken off one tab. @public */
export const RETIRADAS_MAX = 200;

/** For so long a cancellation can be taken back by whoever made it, in ms. */
export const PLAZO_REPONER_MS = 10_000;

/** What asking for it three times may take, in ms. */
const MARGEN_REPONER_MS = 20_000;

/** How often something of one line may be put back on its order: with the rest, what bounds the trail of money. */
const REPUESTAS_MAX = 10;

/** Why something is cancelled, by whom, and when. */
interface Encargo extends Enterado {
  motivo: string;
  /** What it can be taken back by. */
  clave?: string;
  /** Some units of the line, under the key that takes them off once; absent: all that is left. */
  parte?: { unidades: number; clave: string };
}

/**
 * Takes one line off an order, or some units of it, for a reason. Not once it is entregado or charged, nor on a
 * screen that has not seen its ticket or, for units, what was taken off last; a line already cancelled stays as
 * it was, and the same key again changes nothing.
 */
export function cancelLinea(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  { parte, ...encargo }: Encargo,
  revVista?: number,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  const linea = ticket && findLinea(ticket, ref);
  if (!ticket || !linea) return rechazo('NO_EXISTE');
  if (linea.cancelada) return { ok: true, grupo };
  const { cantidad, retiradas = [], repuesta } = linea;
  const { clave } = parte ?? encargo;
  const isHecha = [...retiradas, ...(repuesta ? [repuesta] : [])].some((hecha) => hecha.clave === clave);
  if (clave !== undefined && isHecha) return { ok: true, grupo };
  const { unidades = cantidad } = parte ?? {};
  const isOtra = isSince(repuesta?.rev, revVista) || (parte && isSince(retiradas.at(-1)?.rev, revVista));
  const isVista = isSeen(ticket, revVista) && !isOtra;
  if (grupo.pagado || linea.estado === 'entregado' || !isVista || unidades > cantidad) {
    return rechazo('ESTADO_CAMBIADO');
  }
  if (isCobrada(grupo, linea, unidades)) return rechazo('COBRADO');
  const cancelada = { ...encargo, ...(clave === undefined ? {} : { clave, rev: grupo.rev + 1 }) };
  if (!parte || unidades === cantidad) return withLinea(grupo, { ...linea, cancelada });
  if (countRetiradas(grupo) >= RETIRADAS_MAX) return rechazo('MUY_CANCELADA');
  const retirada = { ...encargo, ...parte, rev: grupo.rev + 1 };
  return withLinea(grupo, { ...linea, cantidad: cantidad - unidades, retiradas: [...retiradas, retirada] });
}

/**
 * Takes the last cancellation of a line back, by its key: within ten seconds, and only if nothing has come of it
 * since. Its estado is the one it had, and its station is to take note of it. Once is enough.
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
  return withLinea(grupo, {
    ...resto,
    cantidad: cancelada ? linea.cantidad : linea.cantidad + ultima.unidades,
    ...(quedan.length > 0 ? { retiradas: quedan } : {}),
    repuesta: { ...quien, clave, unidades: ultima.unidades, rev, veces: veces + 1 },
    // for who has not seen it come back it is as one that was moved back
    revMovida: rev,
    revVuelta: rev,
  });
}

/** Whether all else of a ticket was brought to its mesa since a rev. */
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
 * The station knows that a line, or units of it, were cancelled, or came back; only the first to say so is kept.
 * @param quedan how many units its screen showed to be left: it says nothing of what was cancelled since.
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

/** A screen has shown a ticket; only the first time counts. */
export function markVisto(grupo: GrupoMesa, ticketId: string, ahora: Date): Movimiento {
  if (!grupo.pedidos.some(({ id }) => id === ticketId)) return rechazo('NO_EXISTE');
  return mapTickets(grupo, (ticket) =>
    ticket.id === ticketId && !ticket.vistoEn ? { ...ticket, vistoEn: ahora } : ticket,
  );
}

/**
 * Somebody brings a ticket that is listo to its mesa. Who came first keeps it, until they let go of
 * it or have not been seen to arrive for three minutes.
 */
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

/**
 * Whoever said they bring a ticket does not after all; somebody else's word is left alone.
 * @param tocado when it was tapped, if that was told: what they had said by then is taken back, seen or not
 */
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

/** Who is bringing a ticket that is listo now, or null. */
export function llevadoPor(ticket: TicketMesa, ahora: Date): string | null {
  const { lleva } = ticket;
  if (!lleva || ahora.getTime() - lleva.en.getTime() >= VIDA_LLEVAR_MS) return null;
  return estadoTicket(ticket) === 'listo' ? lleva.por : null;
}
