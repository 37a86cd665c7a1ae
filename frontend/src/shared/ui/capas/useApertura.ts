import { useState } from 'react';

/**
 * Use it as the `key` of a sheet's content, so that each opening starts empty.
 * @param de another id, while it is open, counts as an opening.
 */
export function useApertura(abierta: boolean, de?: string): number {
  const [antes, setAntes] = useState({ abierta, de, veces: 0 });
  if (antes.abierta !== abierta || antes.de !== de) {
    setAntes({ abierta, de, veces: antes.veces + (abierta ? 1 : 0) });
  }
  return antes.veces;
}
