import { idOf, isFantasma } from './colocacion';
import { hasEleccion } from './letra';
import type { Colocacion, Lugar } from './colocacion';
import type { Ventana } from './fuera';
import type { TicketConGrupo } from './tickets-cocina';

/** Drawn anyway: an ordinary night's whole wall. */
export const TANDA = 80;

/** Few at a time, so that a slow tablet is never busy for long. */
export const PASO = 2;

/** Screens drawn ahead of scrolling. */
const PANTALLAS = 1.5;

/**
 * The oldest ones, without gaps; all of them while their heights decide the letter. The rest is counted,
 * numbered, and drawn when somebody comes near.
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

/** For an ordinary night, the screen, and what comes next; not before what is drawn hangs. */
export function faltaDibujar(
  { lugares, muro }: Colocacion,
  dibujados: ReadonlySet<string>,
  { arriba, alto }: Ventana,
): boolean {
  const abiertos = lugares.filter((lugar) => !isFantasma(lugar) && dibujados.has(idOf(lugar)));
  const caja = lugares.flatMap((lugar) => lugar.caja ?? []).at(-1);
  if (!caja || abiertos.some((lugar) => lugar.caja === null)) return false;
  if (dibujados.size < TANDA) return true;
  // in columns the last one may have been pushed down
  const hasta = muro.columnas > 1 ? caja.pagina : caja.arriba;
  return hasta <= arriba + PANTALLAS * alto;
}
