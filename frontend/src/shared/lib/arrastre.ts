import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { Tiron } from './tiron';

/** Pixels a dragged sheet is drawn away from its place: never upwards, never more than `tope`. */
export function offsetVisible(recorrido: number, tope: number): number {
  return Math.min(Math.max(recorrido, 0), tope);
}

/**
 * Whether letting go after `recorrido` px dismisses: only beyond `umbral`, not at it
 * (docs/reglas.md#sheets-and-dialogs).
 */
export function isDismissed(recorrido: number, umbral: number): boolean {
  return recorrido > umbral;
}

export interface OpcionesArrastre {
  /** Pixels to drag down before letting go dismisses. */
  umbral: number;
  /** Most pixels the node is drawn away from its place. */
  tope: number;
  onDismiss: () => void;
}

interface Gesto {
  pointerId: number;
  inicio: number;
}

/** Pressing a control inside the drag surface is a tap on that control, not the start of a drag. */
const CONTROLES = 'button, a, input, select, textarea';

/**
 * Drag down to dismiss. `hojaRef` is the node that moves and scrolls, `asa` the handlers of the surface
 * that is grabbed (it needs `touch-action: none`), `tiron` what a finger on its content does. The
 * transform is written straight to the node, so a move renders nothing; while dragging the node carries
 * `data-arrastrando`.
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
