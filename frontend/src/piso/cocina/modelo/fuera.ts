import { idOf, isFantasma } from './colocacion';
import type { Lugar } from './colocacion';

/** Px of header that count as seen. */
export const CABECERA_PX = 48;

/** Px from the top of the wall. */
export interface Ventana {
  arriba: number;
  alto: number;
}

/** Ids. */
export interface Fuera {
  antes: readonly string[];
  despues: readonly string[];
}

/** Computed from the boxes: measuring the page costs a slow tablet a frame. */
export function fueraDe(lugares: readonly Lugar[], { arriba, alto }: Ventana): Fuera {
  const abiertos = lugares.filter((lugar) => !isFantasma(lugar));
  return {
    antes: abiertos.filter(({ caja }) => caja && caja.arriba + caja.alto / 2 < arriba).map(idOf),
    // without a place nobody has seen it
    despues: abiertos.filter(({ caja }) => !caja || caja.arriba + CABECERA_PX > arriba + alto).map(idOf),
  };
}
