import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { Tiron } from './tiron';

/** Px that a dragged sheet is drawn down: 0 to `tope`. */
export function offsetVisible(recorrido: number, tope: number): number {
  return Math.min(Math.max(recorrido, 0), tope);
}

/** It must pass `umbral`, not just reach it (docs/reglas/limites.md#sheets-and-dialogs). */
export function isDismissed(recorrido: number, umbral: number): boolean {
  return recorrido > umbral;
}

export interface OpcionesArrastre {
  /** A drag of this many px dismisses on release. */
  umbral: number;
  /** It is in px. */
  tope: number;
  onDismiss: () => void;
}

interface Gesto {
  pointerId: number;
  inicio: number;
}

/** Pressing a control is a tap, not a drag. */
const CONTROLES = 'button, a, input, select, textarea';

/**
 * Drag down to dismiss. `hojaRef` moves and scrolls, `asa` goes on the grabbed surface (needs `touch-action:
 * none`), `tiron` is for the content. Moves are written to the node and render nothing; it has
 * `data-arrastrando` meanwhile.
 */
export function useArrastre({ umbral, tope, onDismiss }: OpcionesArrastre) {
  const hojaRef: RefObject<HTMLDivElement | null> = useRef(null);
  const gesto = useRef<Gesto>(null);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const enControl = event.target instanceof Element && event.target.closest(CONTROLES) !== null;
    if (gesto.current || event.button !== 0 || enControl) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    gesto.current = { pointerId: event.pointerId, inicio: event.clientY };
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    if (gesto.current?.pointerId === event.pointerId) draw(event.clientY - gesto.current.inicio);
  }

  function handlePointerUp(event: PointerEvent<HTMLElement>) {
    if (gesto.current?.pointerId !== event.pointerId) return;
    drop(event.clientY - gesto.current.inicio);
  }

  function handleCancel(event: PointerEvent<HTMLElement>) {
    if (gesto.current?.pointerId === event.pointerId) drop(null);
  }

  function draw(recorrido: number) {
    const hoja = hojaRef.current;
    if (!hoja) return;
    hoja.dataset.arrastrando = '';
    hoja.style.transform = `translateY(${offsetVisible(recorrido, tope)}px)`;
  }

  function drop(recorrido: number | null) {
    gesto.current = null;
    const hoja = hojaRef.current;
    if (!hoja) return;
    delete hoja.dataset.arrastrando;
    hoja.style.transform = '';
    if (recorrido !== null && isDismissed(recorrido, umbral)) onDismiss();
  }

  const isArriba = () => (hojaRef.current?.scrollTop ?? 0) <= 0;

  return {
    hojaRef,
    tiron: { isArriba, draw, drop } satisfies Tiron,
    asa: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handleCancel,
      onLostPointerCapture: handleCancel,
    },
  };
}
