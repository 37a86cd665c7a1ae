import { useRef } from 'react';
import { createClave } from '../../../shared/lib/clave';

/** What was last sent to be created, and under which key. */
interface Intento {
  clave: string;
  firma: string;
  adjunto: unknown;
}

/**
 * The key under which something is created: pressing 'Guardar' again after a failure repeats the same creation,
 * with the same key, as long as neither its data nor what goes with them (compared by identity) have changed.
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
