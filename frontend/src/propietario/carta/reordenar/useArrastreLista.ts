import { useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { offsetsFor, placeAfter } from './arrastre-lista';
import type { FilaMedida } from './arrastre-lista';

/** Px from an edge at which the list scrolls, and per step. */
const BORDE = 56;
const PASO = 8;

/** Marks a list whose rows already lie where the drag left them, so that they do not glide. */
export const SOLTADA = 'data-soltada';

interface Gesto {
  pointerId: number;
  desde: number;
  hasta: number;
  inicio: number;
  puntero: number;
  filas: FilaMedida[];
  nodos: HTMLElement[];
  rollo: Element | null;
  rolloAlEmpezar: number;
  cuadro: number;
}

/**
 * With mouse, finger or pen. Positions are written to the rows and render nothing; `onMove` is called once,
 * on release in another place.
 */
export function useArrastreLista(
  listaRef: RefObject<HTMLElement | null>,
  onMove: (desde: number, hasta: number) => void,
) {
  const gesto = useRef<Gesto | null>(null);

  function handlePointerDown(event: PointerEvent<HTMLElement>, desde: number) {
    const lista = listaRef.current;
    if (gesto.current || event.button !== 0 || !lista) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const nodos = [...lista.children].filter((nodo) => nodo instanceof HTMLElement);
    const filas = nodos.map((nodo) => nodo.getBoundingClientRect());
    const rollo = lista.closest('[data-rollo], [role="dialog"]');
    gesto.current = {
      pointerId: event.pointerId,
      desde,
      hasta: desde,
      inicio: event.clientY,
      puntero: event.clientY,
      filas: filas.map(({ top, height }) => ({ arriba: top, alto: height })),
      nodos,
      rollo,
      rolloAlEmpezar: rollo?.scrollTop ?? 0,
      cuadro: 0,
    };
    lista.dataset.arrastrando = '';
    nodos[desde]?.setAttribute('data-cogida', '');
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const actual = gesto.current;
    if (!actual || actual.pointerId !== event.pointerId) return;
    actual.puntero = event.clientY;
    draw(actual);
    actual.cuadro ||= requestAnimationFrame(() => scrollCerca(actual));
  }

  /** Near an edge it goes on by itself. */
  function scrollCerca(actual: Gesto) {
    actual.cuadro = 0;
    if (gesto.current !== actual || !actual.rollo) return;
    const { top, bottom } = actual.rollo.getBoundingClientRect();
    const sentido = Number(actual.puntero > bottom - BORDE) - Number(actual.puntero < top + BORDE);
    const antes = actual.rollo.scrollTop;
    actual.rollo.scrollTop += sentido * PASO;
    if (actual.rollo.scrollTop === antes) return;
    draw(actual);
    actual.cuadro = requestAnimationFrame(() => scrollCerca(actual));
  }

  function handlePointerUp(event: PointerEvent<HTMLElement>) {
    const actual = gesto.current;
    if (!actual || actual.pointerId !== event.pointerId) return;
    release(actual);
    if (actual.hasta === actual.desde) return;
    listaRef.current?.setAttribute(SOLTADA, '');
    onMove(actual.desde, actual.hasta);
  }

  function handleCancel(event: PointerEvent<HTMLElement>) {
    if (gesto.current?.pointerId === event.pointerId) release(gesto.current);
  }

  function release(actual: Gesto) {
    gesto.current = null;
    cancelAnimationFrame(actual.cuadro);
    delete listaRef.current?.dataset.arrastrando;
    for (const nodo of actual.nodos) {
      nodo.style.transform = '';
      nodo.removeAttribute('data-cogida');
    }
  }

  /** The handle needs `touch-action: none`. */
  return (indice: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => handlePointerDown(event, indice),
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerUp,
    onPointerCancel: handleCancel,
    onLostPointerCapture: handleCancel,
  });
}

function draw(actual: Gesto): void {
  const rodado = (actual.rollo?.scrollTop ?? 0) - actual.rolloAlEmpezar;
  const recorrido = actual.puntero - actual.inicio + rodado;
  actual.hasta = placeAfter(actual.filas, actual.desde, recorrido);
  const huecos = offsetsFor(actual.filas, actual.desde, actual.hasta);
  actual.nodos.forEach((nodo, i) => {
    nodo.style.transform = `translateY(${i === actual.desde ? recorrido : (huecos[i] ?? 0)}px)`;
  });
}
