import { useSyncExternalStore } from 'react';

/** Whether this browser can give the whole screen to a page. */
export function isCompletaPosible(): boolean {
  return document.fullscreenEnabled;
}

/** Gives the page the whole screen, or gives it back; a browser that refuses leaves it as it is. */
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
