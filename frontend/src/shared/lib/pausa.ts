export interface Pausa {
  /** Resolves after `ms` or at `wake`. */
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

/** It is false in a background tab or with the screen off. */
export function isALaVista(): boolean {
  return typeof document === 'undefined' || document.visibilityState === 'visible';
}

/** Calls back when the person or the network returns. */
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
