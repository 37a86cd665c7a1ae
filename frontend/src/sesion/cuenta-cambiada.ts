import { useEffect } from 'react';
import { almacenLocal } from '../shared/lib/almacen';
import { useSesion } from './useSesion';

const NOMBRE = 'cuentaCambiada';

/** Reads the account again here, and in the other tabs of this browser: what it may do is another. */
export async function tellCuentaCambiada(): Promise<void> {
  almacenLocal.write(NOMBRE, String(Date.now()));
  await useSesion.getState().reload();
}

/**
 * Reads the account again when another tab says so, and whenever somebody comes back to the page: another screen may
 * have changed it. What cannot be read stays as it was.
 */
export function useCuentaAlDia(): void {
  useEffect(() => {
    const reload = () =>
      void useSesion
        .getState()
        .reload()
        .catch(() => undefined);
    const handleVuelta = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', handleVuelta);
    const stop = almacenLocal.onCambioAjeno(NOMBRE, reload);
    return () => {
      document.removeEventListener('visibilitychange', handleVuelta);
      stop();
    };
  }, []);
}
