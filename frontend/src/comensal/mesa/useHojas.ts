import { useCallback, useState } from 'react';

export type Hoja = 'carrito' | 'pedido' | 'llamadas';

/** Which sheet is open, and which have ever been: a sheet stays mounted to leave with its animation. */
export function useHojas() {
  const [abierta, setAbierta] = useState<Hoja | null>(null);
  const [usadas, setUsadas] = useState<readonly Hoja[]>([]);

  const open = useCallback((hoja: Hoja) => {
    setAbierta(hoja);
    setUsadas((antes) => (antes.includes(hoja) ? antes : [...antes, hoja]));
  }, []);
  const close = useCallback(() => setAbierta(null), []);

  return { abierta, usadas, open, close };
}
