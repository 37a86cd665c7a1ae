import { useSyncExternalStore } from 'react';

/** Where the totals take no ticket's place. */
const ANCHA = '(min-width: 1360px)';

/** Whether this screen has room for the totals beside the wall. */
export function usePantallaAncha(): boolean {
  return useSyncExternalStore(subscribe, isAncha);
}

function subscribe(onChange: () => void): () => void {
  const medida = window.matchMedia?.(ANCHA);
  medida?.addEventListener('change', onChange);
  return () => medida?.removeEventListener('change', onChange);
}

function isAncha(): boolean {
  return window.matchMedia?.(ANCHA).matches ?? false;
}
