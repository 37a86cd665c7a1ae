import { useCallback, useRef } from 'react';

/**
 * A card that has been dealt with leaves the list and takes the focus along; the list itself takes it
 * then, so that the keyboard goes on from there and not from the top of the page.
 */
export function useFocoQueSeVa() {
  const lista = useRef<HTMLUListElement>(null);
  const onSeVa = useCallback((tarjeta: HTMLElement) => {
    if (tarjeta.contains(document.activeElement)) lista.current?.focus({ preventScroll: true });
  }, []);
  return { lista, onSeVa };
}
