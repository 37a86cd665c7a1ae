import { useMemo, useState } from 'react';
import type { RefObject } from 'react';
import type { Lugar } from '../modelo/colocacion';
import { CABECERA_PX, fueraDe } from '../modelo/fuera';
import type { Fuera, Ventana } from '../modelo/fuera';
import { useVentana } from './useVentana';

const MARGEN_PX = 8;

export function useFuera(rejillaRef: RefObject<HTMLElement | null>, lugares: readonly Lugar[]): Fuera {
  const [ventana, setVentana] = useState<Ventana>({ arriba: 0, alto: Infinity });
  useVentana(rejillaRef, setVentana);
  return useMemo(() => fueraDe(lugares, ventana), [lugares, ventana]);
}

/** Scrolls without skipping a ticket that nobody has seen. */
export function goOn(rejilla: HTMLElement): void {
  const { scrollTop, clientHeight } = rejilla;
  const siguiente = [...rejilla.querySelectorAll<HTMLElement>('[data-lugar]')].find(
    ({ offsetTop, offsetHeight }) =>
      offsetTop > scrollTop + CABECERA_PX && offsetTop + offsetHeight > scrollTop + clientHeight,
  );
  const arribaSiguiente = siguiente ? siguiente.offsetTop - MARGEN_PX : Infinity;
  rejilla.scrollTo({ top: Math.min(arribaSiguiente, scrollTop + clientHeight) });
}
