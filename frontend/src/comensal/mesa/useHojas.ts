import { useCallback, useState } from 'react';
import { retireNoticias } from './noticias';
import type { Hoja } from './noticias';

/**
 * A sheet that was opened stays mounted for its animation. `plato`: where the cart begins, or what is being
 * chosen.
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
