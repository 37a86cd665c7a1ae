import { estadoTicket } from '../mesa/grupo';
import type { Enterado, GrupoMesa, TicketMesa } from '../mesa/grupo';
import { mapTickets } from '../mesa/lineas-de-mesa';
import { rechazo } from '../mesa/movimiento';
import type { Movimiento } from '../mesa/movimiento';
import { isSince, wasReopened } from '../mesa/vista';

/** A party that changes mesa takes its tab along: only its number changes (docs/reglas/piso.md#changing-mesa). */

/** A tab's trail must not grow without end. @public */
export const MUDANZAS_MAX = 50;

/** Somebody may look for a party where it was for this long (ms). */
const IDA_MS = 15 * 60_000;

interface TabMovida {
  mesa: number;
  mudanzas?: readonly { de: number; en: Date | string }[] | undefined;
}

/** Returns the open tab that last left this mesa, within a quarter of an hour; `ahora` in ms. */
export function ultimaIda<T extends TabMovida>(mesa: number, tabs: readonly T[], ahora: number): T | null {
  const idas = tabs
    .filter((tab) => tab.mesa !== mesa)
    .flatMap((tab) => (tab.mudanzas ?? []).map(({ de, en }) => ({ tab, de, en: new Date(en).getTime() })))
    .filter(({ de, en }) => de === mesa && ahora - en <= IDA_MS);
  return idas.sort((a, b) => b.en - a.en)[0]?.tab ?? null;
}

/** The number of its mesa at an instant, whatever it has moved to since. */
export function mesaAl({ mesa, mudanzas = [] }: TabMovida, en: Date): number {
  return mudanzas.find((mudanza) => new Date(mudanza.en) > en)?.de ?? mesa;
}

/** The write itself finds out whether the other mesa is free. Repeating the request changes nothing. */
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

/** Returns undefined when the leader is left alone. */
function juntasTras(mesas: readonly number[], de: number, a: number): readonly number[] | undefined {
  const despues = [...new Set(mesas.map((mesa) => (mesa === de ? a : mesa)))].sort((m, n) => m - n);
  return despues.length > 1 ? despues : undefined;
}

/**
 * An unserved ticket remembers the mesa that its station has acknowledged; back there, nothing is left to
 * acknowledge.
 */
function withAntes(ticket: TicketMesa, de: number, a: number): TicketMesa {
  if (ticket.antes === undefined && estadoTicket(ticket) === 'entregado') return ticket;
  const { antes = de, ...resto } = ticket;
  return antes === a ? resto : { ...resto, antes };
}

/** A screen that saw another mesa is refused. */
export function acknowledgeMudanza(grupo: GrupoMesa, ticketId: string, mesa: number): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  if (!ticket) return rechazo('NO_EXISTE');
  if (ticket.antes === undefined) return { ok: true, grupo };
  if (grupo.mesa !== mesa) return rechazo('ESTADO_CAMBIADO');
  const { antes: _sabido, ...sabedor } = ticket;
  return mapTickets(grupo, (existente) => (existente === ticket ? sabedor : existente));
}
