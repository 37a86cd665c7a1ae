import { idOf, isFantasma } from './colocacion';
import type { Lugar } from './colocacion';

/** A ticket counts as seen when this much of its header is in view (px). */
export const CABECERA_PX = 48;

/** Px are from the top of the wall. */
export interface Ventana {
  arriba: number;
  alto: number;
}

/** Both list ids. */
export interface Fuera {
  antes: readonly string[];
  despues: readonly string[];
}

/** It is computed from the boxes, because measuring the page costs a slow tablet a frame. */
export function fueraDe(lugares: readonly Lugar[], { arriba, alto }: Ventana): Fuera {
  const abiertos = lugares.filter((lugar) => !isFantasma(lugar));
  return {
    antes: abiertos.filter(({ caja }) => caja && caja.arriba + caja.alto / 2 < arriba).map(idOf),
    // nobody has seen a ticket without a place
    despues: abiertos.filter(({ caja }) => !caja || caja.arriba + CABECERA_PX > arriba + alto).map(idOf),
  };
}
