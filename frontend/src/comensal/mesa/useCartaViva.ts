import type { Carta } from '@carta/contracts';
import { useEffect, useEffectEvent } from 'react';
import { onOcio } from '../../shared/lib/ocio';

interface CanalCarta {
  /** Whose channel it is: of another mesa it is opened anew. */
  mesa?: number | null;
  /** Begins to listen, and answers how to stop; called once the phone has nothing else to do. */
  open: (restauranteId: string, onCarta: (version: string) => void) => Promise<() => void>;
  onFallo: () => void;
  /** The carta on screen is not the restaurant's any more. */
  onCartaVieja: () => Promise<void>;
}

/** Listens for as long as a carta is on screen, and says when it is not the restaurant's any more. */
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
