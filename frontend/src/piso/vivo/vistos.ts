import { rutasSala } from '@carta/contracts';
import type { Grupo, Pantalla, Ticket } from '@carta/contracts';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { ApiError, put } from '../../shared/api/cliente';
import { watchEnVista } from './en-vista';
import { isALaVista } from '../../shared/lib/pausa';
import { hearGrupo } from './motor/lectura';
import { useTablero } from './useTablero';

/** In view for this long, a ticket has been seen: a wall that is scrolled past it shows it to nobody. */
const MIRADA_MS = 1_000;
/** Several screens show a ticket at once; the first to say so spares the others the call. Milliseconds. */
const DISPERSION_MS = 700;
/** How long until a ticket that could not be reported is tried again. */
const REINTENTO_MS = 3_000;

/**
 * Tells the server that a ticket has been seen (`vistoEn`), once its element has been in view on
 * a page that somebody can see; until it has, the diner reads that the kitchen has yet to confirm.
 */
export function useVisto({ _id, vistoEn }: Ticket, ref: RefObject<Element | null>): void {
  const visto = vistoEn !== undefined;
  useEffect(
    () => (visto || ref.current === null ? undefined : reportVisto(_id, ref.current)),
    [_id, visto, ref],
  );
}

/** Answers how to stop; what is being told then is not told again. */
function reportVisto(ticketId: string, nodo: Element): () => void {
  let reloj: ReturnType<typeof setTimeout> | undefined;
  let enVista = false;
  let esperando = false;

  function plan(ms: number): void {
    clearTimeout(reloj);
    if (enVista && !esperando) reloj = setTimeout(report, ms);
  }
  function report(): void {
    if (!isALaVista()) return plan(REINTENTO_MS);
    esperando = true;
    put<Grupo>(rutasSala.visto(ticketId), undefined, { auth: true, intentos: 1 }).then(hearGrupo, retry);
  }
  function retry(error: unknown): void {
    if (error instanceof ApiError && error.status < 500 && error.code !== 'TOO_MANY_REQUESTS') return;
    esperando = false;
    plan(REINTENTO_MS);
  }

  const stop = watchEnVista(nodo, (ahora) => {
    enVista = ahora;
    plan(MIRADA_MS + Math.random() * DISPERSION_MS);
  });
  return () => {
    stop();
    enVista = false;
    clearTimeout(reloj);
  };
}

/** Says what this screen shows for as long as it is there. */
export function usePantalla(pantalla: Pantalla): void {
  useEffect(() => {
    useTablero.setState({ pantalla });
    return () => useTablero.setState({ pantalla: 'caja' });
  }, [pantalla]);
}
