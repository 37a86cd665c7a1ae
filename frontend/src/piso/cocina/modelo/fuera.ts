import { idOf, isFantasma } from './colocacion';
import type { Lugar } from './colocacion';

/** A ticket is seen once its header is, in px. */
export const CABECERA_PX = 48;

/** What part of a wall is on the screen, from the top of the whole wall, in px. */
export interface Ventana {
  arriba: number;
  alto: number;
}

/** The tickets of a wall that are out of view, by id: before what is seen, and after it. */
export interface Fuera {
  antes: readonly string[];
  despues: readonly string[];
}

/** What is out of view, told by where everything hangs: to ask the page for it costs a slow tablet a frame. */
export function fueraDe(lugares: readonly Lugar[], { arriba, alto }: Ventana): Fuera {
  const abiertos = lugares.filter((lugar) => !isFantasma(lugar));
  return {
    antes: abiertos.filter(({ caja }) => caja && caja.arriba + caja.alto / 2 < arriba).map(idOf),
    // what has no place yet has been seen by nobody
    despues: abiertos.filter(({ caja }) => !caja || caja.arriba + CABECERA_PX > arriba + alto).map(idOf),
  };
}
