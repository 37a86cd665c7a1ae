import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A tap this soon (ms) after a change was meant for what stood there before. */
const REPOSO_MS = 400;

/** The value has just changed under a finger on its way; the first value is not news. */
export function useReposo(valor: unknown): () => boolean {
  const cambiado = useRef({ valor, en: -Infinity });
  const note = useEffectEvent(() => {
    if (cambiado.current.valor !== valor) cambiado.current = { valor, en: performance.now() };
  });
  useLayoutEffect(() => note(), [valor]);
  return () => performance.now() - cambiado.current.en < REPOSO_MS;
}
