import { useCallback, useState } from 'react';
import { retireNoticias } from './noticias';
import type { Hoja } from './noticias';

/**
 * Which sheet is open, and which have ever been: a sheet stays mounted to leave with its animation. What a
 * sheet says itself no toast says over it.
 */
export function useHojas() {
  const [abierta, setAbierta] = useState<Hoja | null>(null);
  const [usadas, setUsadas] = useState<readonly Hoja[]>([]);

  const open = useCallback((hoja: Hoja) => {
    retireNoticias(hoja);
    setAbierta(hoja);
    setUsadas((antes) => (antes.includes(hoja) ? antes : [...antes, hoja]));
  }, []);
  const close = useCallback(() => setAbierta(null), []);

  return { abierta, usadas, open, close };
}
