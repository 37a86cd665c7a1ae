import { rutasSala } from '@carta/contracts';
import type { Grupo, Pantalla, Ticket } from '@carta/contracts';
import { useEffect } from 'react';
import type { RefObject } from 'react';
import { ApiError, put } from '../../../shared/api/cliente';
import { isALaVista } from '../../../shared/lib/pausa';
import type { Solo } from '../tickets/solo';
import { acceptGrupo } from './carga';
import { useTablero } from '../tablero/useTablero';

/** A ticket counts as seen after this long in view (ms); scrolling past does not. */
const MIRADA_MS = 1_000;
/** The first screen to report spares the others the request, so reports are spread (ms). */
const DISPERSION_MS = 700;
const REINTENTO_MS = 3_000;

/**
 * Reports `vistoEn` once the ticket has been in view on a visible page; until then the diner reads that the
 * kitchen has to confirm. Of a ticket shown in part `deQuien` names the stations whose lines are.
 */
export function useVisto({ _id, vistoEn }: Ticket, ref: RefObject<Element | null>, deQuien?: string[]): void {
  const visto = vistoEn !== undefined;
  const ruta = rutasSala.visto(_id, deQuien);
  useEffect(
    () => (visto || ref.current === null ? undefined : reportVisto(ruta, ref.current)),
    [ruta, visto, ref],
  );
}

/** Returns a function that stops it. */
function reportVisto(ruta: string, nodo: Element): () => void {
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
    put<Grupo>(ruta, undefined, { auth: true, intentos: 1 }).then(acceptGrupo, retry);
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

export function usePantalla(pantalla: Pantalla, solo: Solo | null = null): void {
  useEffect(() => {
    useTablero.setState({ pantalla, solo });
    return () => useTablero.setState({ pantalla: 'caja', solo: null });
  }, [pantalla, solo]);
}

/** The steps are fine, because a tall element never shows much of itself at once. */
const PASOS = Array.from({ length: 21 }, (_, i) => i / 20);

/**
 * Calls back when half of the element, or of the screen, comes into view or leaves it. Without
 * IntersectionObserver everything is in view. Returns a function that stops it.
 */
function watchEnVista(nodo: Element, onCambio: (enVista: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    onCambio(true);
    return () => undefined;
  }
  let actual = false;
  const observador = new IntersectionObserver(
    (medidas) => {
      const ultima = medidas.at(-1);
      if (ultima === undefined || isEnVista(ultima) === actual) return;
      actual = !actual;
      onCambio(actual);
    },
    { threshold: PASOS },
  );
  observador.observe(nodo);
  return () => observador.disconnect();
}

function isEnVista(medida: IntersectionObserverEntry): boolean {
  const { intersectionRatio, intersectionRect, rootBounds } = medida;
  return intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? Infinity) / 2;
}
