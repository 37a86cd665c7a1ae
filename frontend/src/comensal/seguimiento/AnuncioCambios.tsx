import { useEffect, useEffectEvent } from 'react';
import { anunciar } from '../../shared/lib/anunciar';
import { describeCambios, describeCancelaciones } from './cambios';
import type { SeguimientoStore } from './seguimiento-store';

interface PropsAnuncioCambios {
  store: SeguimientoStore;
  /** The orders are on screen, so a cancellation needs no toast. */
  aLaVista: boolean;
  onCancelacion: (texto: string) => void;
}

export function AnuncioCambios({ store, aLaVista, onCancelacion }: PropsAnuncioCambios) {
  const tell = useEffectEvent((cambios: string[], cancelaciones: string[]) => {
    for (const frase of aLaVista ? [...cambios, ...cancelaciones] : cambios) anunciar(frase);
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
  return null;
}
