import { rutasSala } from '@carta/contracts';
import type { Grupo, Pantalla, Pedido } from '@carta/contracts';
import { useEffect } from 'react';
import { ApiError, put } from '../api/cliente';
import { isALaVista } from '../lib/pausa';
import { hearGrupo } from './motor/lectura';
import { useTablero } from './useTablero';

/** Several screens show a ticket at once; the first to say so spares the others the call. Milliseconds. */
const DISPERSION_MS = 700;
/** How long until a ticket that could not be reported is tried again. */
const REINTENTO_MS = 3_000;

/**
 * Tells the server that a ticket has been shown (API §8, `vistoEn`), once it is on a screen that
 * somebody can see; until one has, the diner reads that the kitchen has yet to confirm.
 */
export function useVisto({ _id, vistoEn }: Pedido): void {
  const visto = vistoEn !== undefined;
  useEffect(() => {
    if (visto) return;
    let reloj = setTimeout(report, Math.random() * DISPERSION_MS);
    function report() {
      if (!isALaVista()) return retry();
      put<Grupo>(rutasSala.visto(_id), undefined, { auth: true, intentos: 1 }).then(hearGrupo, retry);
    }
    function retry(error?: unknown) {
      if (error instanceof ApiError && error.status < 500 && error.code !== 'TOO_MANY_REQUESTS') return;
      reloj = setTimeout(report, REINTENTO_MS);
    }
    return () => clearTimeout(reloj);
  }, [_id, visto]);
}

/** Says what this screen shows for as long as it is there. */
export function usePantalla(pantalla: Pantalla): void {
  useEffect(() => {
    useTablero.setState({ pantalla });
    return () => useTablero.setState({ pantalla: 'tablero' });
  }, [pantalla]);
}
