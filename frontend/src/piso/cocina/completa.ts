import { useSyncExternalStore } from 'react';

export function isCompletaPosible(): boolean {
  return document.fullscreenEnabled;
}

/** A browser that refuses changes nothing. */
export function setCompleta(completa: boolean): void {
  if (completa) void document.documentElement.requestFullscreen().catch(() => undefined);
  else if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
}

export function useCompleta(): boolean {
  return useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
}

function subscribe(onCambio: () => void): () => void {
  document.addEventListener('fullscreenchange', onCambio);
  return () => document.removeEventListener('fullscreenchange', onCambio);
}
