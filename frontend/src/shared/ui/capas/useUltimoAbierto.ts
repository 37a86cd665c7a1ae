import { useState } from 'react';

/**
 * What was shown when it was last open, so that a sheet leaves with its content although whoever
 * opened it has already let go of that content.
 */
export function useUltimoAbierto<T>(abierta: boolean, contenido: T): T {
  const [ultimo, setUltimo] = useState(contenido);
  if (abierta && ultimo !== contenido) setUltimo(contenido);
  return abierta ? contenido : ultimo;
}
