import { estadoTicket } from './grupo';
import type { Enterado, GrupoMesa, TicketMesa } from './grupo';
import { rechazo } from './movimiento';
import type { Movimiento } from './movimiento';
import { mapTickets } from './movimientos';
import { isSince, wasReopened } from './vista';

/**
 * A party that changes mesa takes its tab along (docs/reglas.md#changing-mesa): the tab's number changes, and
 * nothing else of it. Pure functions, like the other moves.
 */

/** How often one tab may change its mesa: what bounds the trail of it. @public */
export const MUDANZAS_MAX = 50;

/** For so long somebody may look for a party where it was, in ms. */
const IDA_MS = 15 * 60_000;

/** Where a tab is and was. */
interface TabMovida {
  mesa: number;
  mudanzas?: readonly { de: number; en: Date | string }[] | undefined;
}

/** The tab, of these open ones, that was the last to leave a mesa, lately, for another; `ahora` in ms. */
export function ultimaIda<T extends TabMovida>(mesa: number, tabs: readonly T[], ahora: number): T | null {
  const idas = tabs
    .filter((tab) => tab.mesa !== mesa)
    .flatMap((tab) => (tab.mudanzas ?? []).map(({ de, en }) => ({ tab, de, en: new Date(en).getTime() })))
    .filter(({ de, en }) => de === mesa && ahora - en <= IDA_MS);
  return idas.sort((a, b) => b.en - a.en)[0]?.tab ?? null;
}

/**
 * Takes an open tab from one mesa to another; whether that one is free, the write itself finds out. The same
 * request again, however late, changes nothing.
 */
export function moveMesa(
  grupo: GrupoMesa,
  { de, a, rev: vista }: { de: number; a: number; rev: number },
  quien: Enterado,
): Movimiento {
  const { mudanzas = [] } = grupo;
  if (mudanzas.some((hecha) => hecha.de === de && hecha.a === a && hecha.vista === vista))
    return { ok: true, grupo };
  if (grupo.pagado || grupo.mesa !== de || isSince(mudanzas.at(-1)?.rev, vista)) {
    return rechazo('ESTADO_CAMBIADO');
  }
  if (wasReopened(grupo, vista)) return rechazo('ESTADO_CAMBIADO');
  if (mudanzas.length >= MUDANZAS_MAX) return rechazo('MUY_MOVIDA');
  const rev = grupo.rev + 1;
  const { mesasJuntas, ...resto } = grupo;
  const juntas = mesasJuntas && juntasTras(mesasJuntas, de, a);
  return {
    ok: true,
    grupo: {
      ...resto,
      ...(juntas ? { mesasJuntas: juntas } : {}),
      mesa: a,
      rev,
      mudanzas: [...mudanzas, { de, a, vista, rev, ...quien }],
      pedidos: grupo.pedidos.map((ticket) => withAntes(ticket, de, a)),
    },
  };
}

/** The mesas of a party whose leader moves; undefined when the leader is left alone. */
function juntasTras(mesas: readonly number[], de: number, a: number): readonly number[] | undefined {
  const despues = [...new Set(mesas.map((mesa) => (mesa === de ? a : mesa)))].sort((m, n) => m - n);
  return despues.length > 1 ? despues : undefined;
}

/**
 * A ticket still to be served says at which mesa its station believes it: back there before the station has
 * taken note, there is nothing to tell.
 */
function withAntes(ticket: TicketMesa, de: number, a: number): TicketMesa {
  if (ticket.antes === undefined && estadoTicket(ticket) === 'entregado') return ticket;
  const { antes = de, ...resto } = ticket;
  return antes === a ? resto : { ...resto, antes };
}

/** The station of a ticket knows at which mesa it is now; one that saw another mesa is refused. */
export function acknowledgeMudanza(grupo: GrupoMesa, ticketId: string, mesa: number): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  if (!ticket) return rechazo('NO_EXISTE');
  if (ticket.antes === undefined) return { ok: true, grupo };
  if (grupo.mesa !== mesa) return rechazo('ESTADO_CAMBIADO');
  const { antes: _sabido, ...sabedor } = ticket;
  return mapTickets(grupo, (existente) => (existente === ticket ? sabedor : existente));
}
