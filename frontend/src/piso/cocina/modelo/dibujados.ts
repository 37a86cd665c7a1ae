import { idOf, isFantasma } from './colocacion';
import { hasEleccion } from './letra';
import type { Colocacion, Lugar } from './colocacion';
import type { Ventana } from './fuera';
import type { TicketConGrupo } from './tickets-cocina';

/** So many tickets are drawn: the wall of an ordinary night whole, and of a flood what somebody comes near. */
export const TANDA = 80;

/** So many at a time, so that a slow tablet is never busy for long with what it was not asked for. */
export const PASO = 2;

/** So many screens of the wall are drawn ahead, so that who scrolls sees no hole. */
const PANTALLAS = 1.5;

/**
 * The tickets that are drawn, by id: the oldest so many, and never one without all that are older; all of so few
 * that their letter is chosen by how high they are. The rest is counted, has its number, and is drawn when somebody
 * comes near it.
 */
export function dibujadosOf(
  tickets: readonly TicketConGrupo[],
  lugares: readonly Lugar[],
  cuantos: number,
): ReadonlySet<string> {
  const colgados = new Set(lugares.filter(({ caja }) => caja !== null).map(idOf));
  const ultimo = tickets.reduce((hasta, uno, i) => (colgados.has(idOf(uno)) ? i : hasta), -1);
  const todos = hasEleccion(tickets.length) ? tickets.length : 0;
  return new Set(tickets.slice(0, Math.max(cuantos, ultimo + 1, todos)).map(idOf));
}

/**
 * Whether more has to be drawn: for an ordinary night, for what is on the screen, and for what comes next; not before
 * what is drawn hangs.
 */
export function faltaDibujar(
  { lugares, muro }: Colocacion,
  dibujados: ReadonlySet<string>,
  { arriba, alto }: Ventana,
): boolean {
  const abiertos = lugares.filter((lugar) => !isFantasma(lugar) && dibujados.has(idOf(lugar)));
  const caja = lugares.flatMap((lugar) => lugar.caja ?? []).at(-1);
  if (!caja || abiertos.some((lugar) => lugar.caja === null)) return false;
  if (dibujados.size < TANDA) return true;
  // in columns the last one may have been pushed down by what has grown
  const hasta = muro.columnas > 1 ? caja.pagina : caja.arriba;
  return hasta <= arriba + PANTALLAS * alto;
}
