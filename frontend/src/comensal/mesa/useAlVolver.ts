import { useEffect } from 'react';

/** A phone back within this long has not missed anything: ms. */
const AUSENCIA = 30_000;

/** Calls back when the person returns to the page after a while. */
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
