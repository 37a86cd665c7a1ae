import { useEffect } from 'react';
import { almacenLocal } from '../shared/lib/almacen';
import { useSesion } from './useSesion';

const NOMBRE = 'cuentaCambiada';

/** This tab and the others reload. */
export async function tellCuentaCambiada(): Promise<void> {
  almacenLocal.write(NOMBRE, String(Date.now()));
  await useSesion.getState().reload();
}

/** Reloads the account when another tab asks or somebody returns to the page; a failure changes nothing. */
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
