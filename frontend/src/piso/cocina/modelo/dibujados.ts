import { idOf } from './colocacion';
import type { Colocacion, Lugar } from './colocacion';
import type { Ventana } from './fuera';
import type { TicketConGrupo } from './tickets-cocina';

/** So many tickets are drawn at a time: the wall of an ordinary night whole, and of a flood what somebody comes near. */
export const TANDA = 80;

/** So many screens of the wall are drawn ahead, so that who scrolls sees no hole. */
const PANTALLAS = 1.5;

/**
 * The tickets that are drawn, by id: the oldest so many, and never one without all that are older. The rest is
 * counted, has its number, and is drawn when somebody comes near it.
 */
export function dibujadosOf(
  tickets: readonly TicketConGrupo[],
  lugares: readonly Lugar[],
  cuantos: number,
): ReadonlySet<string> {
  const colgados = new Set(lugares.filter(({ caja }) => caja !== null).map(idOf));
  const ultimo = tickets.reduce((hasta, uno, i) => (colgados.has(idOf(uno)) ? i : hasta), -1);
  return new Set(tickets.slice(0, Math.max(cuantos, ultimo + 1)).map(idOf));
}

/** Whether more has to be drawn for what is on the screen, and for what comes next; not before what is drawn hangs. */
export function faltaDibujar({ lugares, muro }: Colocacion, { arriba, alto }: Ventana): boolean {
  const caja = lugares.flatMap((lugar) => lugar.caja ?? []).at(-1);
  if (!caja) return false;
  // in columns the last one may have been pushed down by what has grown
  const hasta = muro.columnas > 1 ? caja.pagina : caja.arriba;
  return hasta <= arriba + PANTALLAS * alto;
}
