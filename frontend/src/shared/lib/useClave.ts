import { useRef } from 'react';
import { createClave } from './clave';

interface Intento {
  clave: string;
  firma: string;
  adjunto: unknown;
}

/**
 * Pressing 'Guardar' again after a failure repeats the same creation under the same key, unless the data or
 * the attachment (by identity) has changed.
 */
export function useClave(): (datos: unknown, adjunto?: unknown) => string {
  const intento = useRef<Intento | null>(null);
  return function claveFor(datos, adjunto = null) {
    const firma = JSON.stringify(datos);
    const mismo = intento.current?.firma === firma && intento.current.adjunto === adjunto;
    if (!mismo || !intento.current) intento.current = { clave: createClave(), firma, adjunto };
    return intento.current.clave;
  };
}
