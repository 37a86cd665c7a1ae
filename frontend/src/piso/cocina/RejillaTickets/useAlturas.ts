import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** The height of one row of the wall's grid, and what is left free under an item: px. */
const FILA_PX = 4;
const SEPARACION_PX = 16;

/**
 * Gives each item of a wall as many rows as it is high, so that the grid lays each under the shortest
 * column; `items` says when they change. Sizes are read by the browser's own turn: nothing is laid out twice.
 */
export function useAlturas(rejillaRef: RefObject<HTMLElement | null>, items: readonly unknown[]): void {
  useLayoutEffect(() => {
    const vigia = new ResizeObserver((cambios) => {
      for (const { target, borderBoxSize } of cambios) {
        const hueco = target.parentElement;
        const alto = borderBoxSize[0]?.blockSize ?? 0;
        if (hueco) hueco.style.gridRowEnd = `span ${Math.ceil((alto + SEPARACION_PX) / FILA_PX)}`;
      }
    });
    for (const hueco of rejillaRef.current?.children ?? []) {
      if (hueco.firstElementChild) vigia.observe(hueco.firstElementChild);
    }
    return () => vigia.disconnect();
  }, [rejillaRef, items]);
}
