import { useCallback, useState } from 'react';
import { retireNoticias } from './noticias';
import type { Hoja } from './noticias';

/**
 * Which sheet is open, and which have ever been: a sheet stays mounted to leave with its animation. What a
 * sheet says itself no toast says over it. `plato` is the product whose line the cart begins at, or of which something is chosen.
 */
export function useHojas() {
  const [abierta, setAbierta] = useState<Hoja | null>(null);
  const [plato, setPlato] = useState<string>();
  const [usadas, setUsadas] = useState<readonly Hoja[]>([]);

  const open = useCallback((hoja: Hoja, desde?: string) => {
    retireNoticias(hoja);
    setPlato(desde);
    setAbierta(hoja);
    setUsadas((antes) => (antes.includes(hoja) ? antes : [...antes, hoja]));
  }, []);
  const close = useCallback(() => setAbierta(null), []);

  return { abierta, plato, usadas, open, close };
}
