import { useEffect } from 'react';

/** A shorter absence (ms) misses nothing. */
const AUSENCIA = 30_000;

export function useAlVolver(onVuelta: () => Promise<void>): void {
  useEffect(() => {
    let ida = Date.now();
    function handleVisibility() {
      if (document.visibilityState === 'hidden') ida = Date.now();
      else if (Date.now() - ida > AUSENCIA) void onVuelta();
    }
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [onVuelta]);
}
