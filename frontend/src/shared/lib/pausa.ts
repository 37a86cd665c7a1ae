/** A wait that anything may cut short. */
export interface Pausa {
  /** Resolves after `ms`, or as soon as somebody calls `wake`. */
  wait: (ms: number) => Promise<void>;
  wake: () => void;
}

export function createPausa(): Pausa {
  let despierta: (() => void) | null = null;
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const reloj = setTimeout(finish, ms);
        function finish() {
          clearTimeout(reloj);
          despierta = null;
          resolve();
        }
        despierta = finish;
      }),
    wake: () => despierta?.(),
  };
}

/** Whether somebody may be looking at this page: not in a tab behind others, nor with the screen off. */
export function isALaVista(): boolean {
  return typeof document === 'undefined' || document.visibilityState === 'visible';
}

/** Calls back when the person comes back to the page or the phone gets its network back. */
export function onRegreso(aviso: () => void): () => void {
  const handleVisible = () => {
    if (document.visibilityState === 'visible') aviso();
  };
  document.addEventListener('visibilitychange', handleVisible);
  window.addEventListener('online', aviso);
  window.addEventListener('pageshow', aviso);
  return () => {
    document.removeEventListener('visibilitychange', handleVisible);
    window.removeEventListener('online', aviso);
    window.removeEventListener('pageshow', aviso);
  };
}
