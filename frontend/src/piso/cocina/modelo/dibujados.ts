import { idOf, isFantasma } from './colocacion';
import { hasEleccion } from './letra';
import type { Colocacion, Lugar } from './colocacion';
import type { Ventana } from './fuera';
import type { TicketConGrupo } from './tickets-cocina';

/** An ordinary night's whole wall is drawn anyway. */
export const TANDA = 80;

/** A few at a time keep a slow tablet responsive. */
export const PASO = 2;

/** This many screens are drawn ahead of scrolling. */
const PANTALLAS = 1.5;

/**
 * Returns the oldest ones, without gaps; all of them while their heights decide the letter. The others are
 * counted, numbered, and drawn when somebody comes near.
 */
export function dibujadosOf(
  tickets: readonly TicketConGrupo[],
  lugares: readonly Lugar[],
  cuantos: number,
): ReadonlySet<string> {
  const colgados = new Set(lugares.filter(({ caja }) => caja !== null).map(idOf));
  const ultimo = tickets.reduce((hasta, ticket, i) => (colgados.has(idOf(ticket)) ? i : hasta), -1);
  const todos = hasEleccion(tickets.length) ? tickets.length : 0;
  return new Set(tickets.slice(0, Math.max(cuantos, ultimo + 1, todos)).map(idOf));
}

/** An ordinary night, the screen and the next one must be drawn; not before the drawn ones hang. */
export function faltaDibujar(
  { lugares, muro }: Colocacion,
  dibujados: ReadonlySet<string>,
  { arriba, alto }: Ventana,
): boolean {
  const abiertos = lugares.filter((lugar) => !isFantasma(lugar) && dibujados.has(idOf(lugar)));
  const caja = lugares.flatMap((lugar) => lugar.caja ?? []).at(-1);
  if (!caja || abiertos.some((lugar) => lugar.caja === null)) return false;
  if (dibujados.size < TANDA) return true;
  // the last one may have been pushed down in its column
  const hasta = muro.columnas > 1 ? caja.pagina : caja.arriba;
  return hasta <= arriba + PANTALLAS * alto;
}
