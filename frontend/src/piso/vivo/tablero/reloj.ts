import { useSyncExternalStore } from 'react';
import { minutosDesde } from '../mesas/espera-mesa';
import { horaFija } from './instante';
import { useTablero } from './useTablero';

const RELOJ_MS = 10_000;

/** A tab has one clock; `mirada` is its last look (horaFija). */
const oyentes = new Set<() => void>();
let mirada = horaFija();
let stopReloj: () => void = () => undefined;

/** Reads the server's clock (ms) every ten seconds; redraws only when the result changes. */
export function useReloj<T extends string | number | boolean | null>(read: (ahora: number) => T): T {
  return useSyncExternalStore(listen, () => read(horaServidor()));
}

/** `desde` is ISO 8601 or ms. */
export function useMinutosDesde(desde: string | number): number {
  return useReloj((ahora) => minutosDesde(desde, ahora));
}

/** Returns ms at the last look; drawing uses `useReloj`. */
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
