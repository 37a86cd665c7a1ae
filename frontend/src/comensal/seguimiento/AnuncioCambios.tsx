import { useEffect, useEffectEvent, useState } from 'react';
import { describeCambios, describeCancelaciones } from './resumen';
import type { SeguimientoStore } from './seguimiento-store';

interface PropsAnuncioCambios {
  store: SeguimientoStore;
  /** Whether the orders are in view, so that a cancellation needs no notice of its own. */
  aLaVista: boolean;
  /** The restaurant has taken something off, and nobody is looking. */
  onCancelacion: (texto: string) => void;
}

/** Says aloud what changes by itself, to who cannot see it change. */
export function AnuncioCambios({ store, aLaVista, onCancelacion }: PropsAnuncioCambios) {
  const [texto, setTexto] = useState('');
  const tell = useEffectEvent((cambios: string[], cancelaciones: string[]) => {
    const dichos = aLaVista ? [...cambios, ...cancelaciones] : cambios;
    if (dichos.length > 0) setTexto(dichos.join('. '));
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
  // the explicit aria-live keeps it heard while a sheet hides the rest of the page
  return (
    <p className="solo-lectores" role="status" aria-live="polite">
      {texto}
    </p>
  );
}
