import type { Carta } from '@carta/contracts';
import { useEffect, useEffectEvent } from 'react';
import { onOcio } from '../../shared/lib/ocio';

/** Calls back when the carta on screen is not the restaurant's any more. */
export function useCartaViva(
  { restaurante, version: visible }: Carta,
  onCartaVieja: () => Promise<void>,
): void {
  const hearCarta = useEffectEvent((version: string) => {
    if (version !== visible) void onCartaVieja();
  });
  useEffect(() => {
    let cerrado = false;
    let close = () => undefined as void;
    const cancel = onOcio(() => {
      import('../../features/carta-cliente/carta-viva')
        .then(({ openCartaViva }) => openCartaViva(restaurante._id, hearCarta))
        .then((stop) => (cerrado ? stop() : (close = stop)))
        // without it the carta is read again when the person comes back
        .catch(() => undefined);
    });
    return () => {
      cerrado = true;
      cancel();
      close();
    };
  }, [restaurante._id]);
}
