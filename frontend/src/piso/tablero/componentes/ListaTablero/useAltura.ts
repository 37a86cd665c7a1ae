import { useEffect, useRef } from 'react';

/** Height in px of one row of the board's grid; ListaTablero.module.css draws the same. */
const FILA_PX = 4;

/**
 * Lets a card take the rows it is tall, so that the next one stands right under it: columns of cards
 * without holes, in reading order. Without ResizeObserver rows are simply as tall as their tallest.
 */
export function useAltura<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  useEffect(() => {
    const tarjeta = ref.current;
    const hueco = tarjeta?.parentElement;
    if (!tarjeta || !hueco || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      const separacion = parseFloat(getComputedStyle(hueco).paddingBlockEnd);
      hueco.style.gridRowEnd = `span ${Math.ceil((tarjeta.offsetHeight + separacion) / FILA_PX)}`;
    });
    observer.observe(tarjeta);
    return () => observer.disconnect();
  }, []);
  return ref;
}
