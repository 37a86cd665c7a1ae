import { useState } from 'react';

/** Keeps the last content, so that a closing sheet does not empty. */
export function useUltimoAbierto<T>(abierta: boolean, contenido: T): T {
  const [ultimo, setUltimo] = useState(contenido);
  if (abierta && ultimo !== contenido) setUltimo(contenido);
  return abierta ? contenido : ultimo;
}
