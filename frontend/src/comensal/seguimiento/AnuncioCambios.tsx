import { useEffect, useEffectEvent, useState } from 'react';
import { describeCambios, describeCancelaciones } from './resumen';
import type { SeguimientoStore } from './seguimiento-store';

interface PropsAnuncioCambios {
  store: SeguimientoStore;
  /** The orders are on screen, so a cancellation needs no toast. */
  aLaVista: boolean;
  onCancelacion: (texto: string) => void;
}

export function AnuncioCambios({ store, aLaVista, onCancelacion }: PropsAnuncioCambios) {
  const [texto, setTexto] = useState('');
  const tell = useEffectEvent((cambios: string[], cancelaciones: string[]) => {
    const frases = aLaVista ? [...cambios, ...cancelaciones] : cambios;
    if (frases.length > 0) setTexto(frases.join('. '));
    if (!aLaVista && cancelaciones.length > 0) onCancelacion(cancelaciones.join('. '));
  });
  useEffect(
    () =>
      store.subscribe(({ rondas }, antes) => {
        if (rondas === antes.rondas) return;
        tell(describeCambios(antes.rondas, rondas), describeCancelaciones(antes.rondas, rondas));
      }),
    [store],
  );
  // aria-live keeps it audible while a sheet hides the page
  return (
    <p className="solo-lectores" role="status" aria-live="polite">
      {texto}
    </p>
  );
}
