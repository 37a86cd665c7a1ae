import { useEffectEvent, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Ventana } from '../modelo/fuera';
import { readVentana } from './medidas';

/** Reads again on scroll and resize; a change of `vacia` means that the wall has come or gone. */
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
    const observador = new ResizeObserver(handleCambio);
    observador.observe(rejilla);
    rejilla.addEventListener('scroll', handleCambio, { passive: true });
    return () => {
      observador.disconnect();
      rejilla.removeEventListener('scroll', handleCambio);
    };
  }, [rejillaRef, vacia]);
}
