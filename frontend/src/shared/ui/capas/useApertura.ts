import { useState } from 'react';

/**
 * How many times a sheet has been opened: as the `key` of its content it makes every opening begin
 * with nothing typed and nothing said.
 */
export function useApertura(abierta: boolean): number {
  const [antes, setAntes] = useState({ abierta, veces: 0 });
  if (antes.abierta !== abierta) setAntes({ abierta, veces: antes.veces + (abierta ? 1 : 0) });
  return antes.veces;
}
