import { useSyncExternalStore } from 'react';

/** Where the boards' tabs go down to the thumb; the sheets of this folder say the same. */
const ESTRECHA = '(max-width: 719px)';

/** Whether this screen is a phone's, on which a mesa is a row that opens. */
export function usePantallaEstrecha(): boolean {
  return useSyncExternalStore(subscribe, isEstrecha);
}

function subscribe(onChange: () => void): () => void {
  const medida = window.matchMedia?.(ESTRECHA);
  medida?.addEventListener('change', onChange);
  return () => medida?.removeEventListener('change', onChange);
}

function isEstrecha(): boolean {
  return window.matchMedia?.(ESTRECHA).matches ?? false;
}
