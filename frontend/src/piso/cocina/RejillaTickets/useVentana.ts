import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Ventana } from '../modelo/fuera';
import { readVentana } from './medidas';

/** Also on scroll and resize; `vacia` says when the wall is there. */
export function useVentana(
  rejillaRef: RefObject<HTMLElement | null>,
  onVentana: (ventana: Ventana) => void,
  vacia = false,
): void {
  const handleVentana = useEffectEvent(onVentana);
  useLayoutEffect(() => {
    const rejilla = rejillaRef.current;
    if (rejilla === null) return;
    const handleCambio = () => handleVentana(readVentana(rejilla));
    const vigia = new ResizeObserver(handleCambio);
    vigia.observe(rejilla);
    rejilla.addEventListener('scroll', handleCambio, { passive: true });
    return () => {
      vigia.disconnect();
      rejilla.removeEventListener('scroll', handleCambio);
    };
  }, [rejillaRef, vacia]);
}
