import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** A tap so soon after what it would do has changed was meant for what stood there before, in ms. */
const REPOSO_MS = 400;

/** Tells whether a value has just changed by itself, under a finger on its way; what was there first is not news. */
export function useReposo(valor: unknown): () => boolean {
  const cambiado = useRef({ valor, en: -Infinity });
  const note = useEffectEvent(() => {
    if (cambiado.current.valor !== valor) cambiado.current = { valor, en: performance.now() };
  });
  useLayoutEffect(() => note(), [valor]);
  return () => performance.now() - cambiado.current.en < REPOSO_MS;
}
