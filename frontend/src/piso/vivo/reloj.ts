import { useSyncExternalStore } from 'react';
import { minutosDesde } from './modelo/espera';
import { horaFija } from './motor/instante';
import { useTablero } from './useTablero';

/** How often the screens look at the clock, in ms. */
const RELOJ_MS = 10_000;

/** One clock for all that this tab shows: who is told of each look at it, and what the last one read (horaFija). */
const oyentes = new Set<() => void>();
let mirada = horaFija();
let stopReloj: () => void = () => undefined;

/**
 * What `read` says of the server's clock (in ms), looked at every ten seconds. Who asks is drawn again when that
 * has changed, not at every look.
 */
export function useReloj<T extends string | number | boolean | null>(read: (ahora: number) => T): T {
  return useSyncExternalStore(listen, () => read(horaServidor()));
}

/** Whole minutes since an instant (ISO 8601, or ms) by the server's clock. */
export function useMinutosDesde(desde: string | number): number {
  return useReloj((ahora) => minutosDesde(desde, ahora));
}

/** The server's clock at the last look, in ms; now, when nobody is being told. For what is drawn, ask `useReloj`. */
export function horaServidor(): number {
  if (oyentes.size === 0) mirada = horaFija();
  return mirada + useTablero.getState().desfase;
}

function listen(onMirada: () => void): () => void {
  if (oyentes.size === 0) stopReloj = startReloj();
  oyentes.add(onMirada);
  return () => {
    oyentes.delete(onMirada);
    if (oyentes.size === 0) stopReloj();
  };
}

function startReloj(): () => void {
  const look = () => {
    mirada = horaFija();
    oyentes.forEach((onMirada) => onMirada());
  };
  const reloj = setInterval(look, RELOJ_MS);
  const stopDesfase = useTablero.subscribe(({ desfase }, antes) => {
    if (desfase !== antes.desfase) look();
  });
  return () => {
    clearInterval(reloj);
    stopDesfase();
  };
}
