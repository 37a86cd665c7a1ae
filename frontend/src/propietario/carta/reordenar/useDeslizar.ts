import { PAUSAS } from '@carta/contracts';
import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { SOLTADA } from './useArrastreLista';

/** Rows slide in 500 ms, or at once with reduced motion. They carry their id in `data-id`. */
export function useDeslizar(listaRef: RefObject<HTMLElement | null>, orden: string): void {
  const antes = useRef(new Map<string, number>());

  useLayoutEffect(() => {
    const nodos = [...(listaRef.current?.children ?? [])].filter((nodo) => nodo instanceof HTMLElement);
    const soltada = listaRef.current?.hasAttribute(SOLTADA);
    listaRef.current?.removeAttribute(SOLTADA);
    const quieta = soltada || !window.matchMedia?.('(prefers-reduced-motion: no-preference)').matches;
    const ahora = new Map<string, number>();
    for (const nodo of nodos) {
      const id = nodo.dataset.id ?? '';
      const arriba = nodo.offsetTop;
      const previo = antes.current.get(id);
      ahora.set(id, arriba);
      if (quieta || antes.current.size === 0 || previo === arriba) continue;
      if (previo === undefined) highlight(nodo);
      else glide(nodo, previo - arriba);
    }
    antes.current = ahora;
  }, [listaRef, orden]);
}

const SUAVE = { duration: PAUSAS.animacionCategoria, easing: 'cubic-bezier(0.32, 0.72, 0, 1)' };

function glide(nodo: HTMLElement, desde: number): void {
  nodo.animate([{ transform: `translateY(${desde}px)` }, { transform: 'none' }], SUAVE);
}

function highlight(nodo: HTMLElement): void {
  nodo.animate(
    [
      { opacity: 0, transform: 'scale(0.96)' },
      { opacity: 1, transform: 'none' },
    ],
    SUAVE,
  );
}
