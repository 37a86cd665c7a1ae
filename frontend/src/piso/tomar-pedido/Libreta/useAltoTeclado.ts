import { useSyncExternalStore } from 'react';

/** Less than this is a bar of the browser that comes and goes: px. */
const MINIMO = 120;

/** How much of the foot of the page a phone's keyboard covers, in px; 0 without one. */
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

/** A page that has been enlarged shows less of itself too, and no keyboard covers it. */
function readAlto(): number {
  const visible = window.visualViewport;
  if (!visible || visible.scale > 1.01) return 0;
  const cubierto = Math.round(window.innerHeight - visible.height - visible.offsetTop);
  return cubierto >= MINIMO ? cubierto : 0;
}
