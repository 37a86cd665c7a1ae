import { useState } from 'react';

/**
 * How many times a sheet has been opened: as the `key` of its content it makes every opening begin
 * with nothing typed and nothing said.
 * @param de id of what it is about: another one, while it is open, is another opening.
 */
export function useApertura(abierta: boolean, de?: string): number {
  const [antes, setAntes] = useState({ abierta, de, veces: 0 });
  if (antes.abierta !== abierta || antes.de !== de) {
    setAntes({ abierta, de, veces: antes.veces + (abierta ? 1 : 0) });
  }
  return antes.veces;
}
