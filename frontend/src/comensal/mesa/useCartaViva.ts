import type { Carta } from '@carta/contracts';
import { useEffect, useEffectEvent } from 'react';
import { onOcio } from '../../shared/lib/ocio';

interface CanalCarta {
  /** A change of mesa opens it anew. */
  mesa?: number | null;
  /** Called when the phone is idle; returns how to stop. */
  open: (restauranteId: string, onCarta: (version: string) => void) => Promise<() => void>;
  onFallo: () => void;
  onCartaVieja: () => Promise<void>;
}

/** Calls back when the carta on screen is no longer current. */
export function useCartaViva({ restaurante, version: visible }: Carta, canal: CanalCarta): void {
  const hearCarta = useEffectEvent((version: string) => {
    if (version !== visible) void canal.onCartaVieja();
  });
  const open = useEffectEvent((onCarta: (version: string) => void) => canal.open(restaurante._id, onCarta));
  const fail = useEffectEvent(canal.onFallo);

  useEffect(() => {
    let cerrado = false;
    let close = () => undefined as void;
    const cancel = onOcio(() => {
      open((version) => hearCarta(version))
        .then((stop) => (cerrado ? stop() : (close = stop)))
        .catch(() => fail());
    });
    return () => {
      cerrado = true;
      cancel();
      close();
    };
  }, [restaurante._id, canal.mesa]);
}
