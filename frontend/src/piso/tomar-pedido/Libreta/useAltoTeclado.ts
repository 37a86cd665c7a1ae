import { useSyncExternalStore } from 'react';

/** Smaller changes (px) come from the browser's bars. */
const MINIMO = 120;

/** Returns px at the foot of the page; 0 without a keyboard. */
export function useAltoTeclado(): number {
  return useSyncExternalStore(subscribe, readAlto, () => 0);
}

function subscribe(onCambio: () => void): () => void {
  const visible = window.visualViewport;
  visible?.addEventListener('resize', onCambio);
  visible?.addEventListener('scroll', onCambio);
  return () => {
    visible?.removeEventListener('resize', onCambio);
    visible?.removeEventListener('scroll', onCambio);
  };
}

/** A zoomed page shows less too, without a keyboard. */
function readAlto(): number {
  const visible = window.visualViewport;
  if (!visible || visible.scale > 1.01) return 0;
  const cubierto = Math.round(window.innerHeight - visible.height - visible.offsetTop);
  return cubierto >= MINIMO ? cubierto : 0;
}
