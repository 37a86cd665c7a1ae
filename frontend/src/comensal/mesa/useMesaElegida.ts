import type { RestaurantePublico } from '@carta/contracts';
import { useEffect, useState } from 'react';
import { recallMesa, rememberMesa } from './mesa-elegida';
import type { MesaElegida } from './mesa-elegida';

/**
 * The mesa this menu is for: the one of its address, or else the one this phone last opened of the
 * same restaurante, if it still has it. Null when there is none: then nothing can be ordered.
 */
export function useMesaElegida(
  { _id, numeroMesas }: RestaurantePublico,
  mesa: number | null,
  firma: string | null,
): MesaElegida | null {
  const [recordada] = useState(() => recallMesa(_id));
  useEffect(() => {
    if (mesa !== null) rememberMesa(_id, { mesa, firma });
  }, [_id, mesa, firma]);

  if (mesa !== null) return { mesa, firma };
  return recordada !== null && recordada.mesa <= numeroMesas ? recordada : null;
}
