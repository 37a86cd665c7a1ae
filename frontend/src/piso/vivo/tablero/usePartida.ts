import { formatEuros, sumComensales, textoComensales } from '@carta/contracts';
import { useMemo } from 'react';
import { faltasOf } from '../mesas/falta';
import { juntasOf, partidaOf } from '../mesas/partidas-abiertas';
import type { Partida } from '../mesas/partidas-abiertas';
import { useTablero } from './useTablero';

export function usePartida(mesa: number): Partida {
  const grupos = useTablero((tablero) => tablero.grupos);
  return useMemo(() => partidaOf(grupos.values(), mesa), [grupos, mesa]);
}

/** Returns '3 pers.', of the mesa or its party; null where nobody said. */
export function useTextoComensales(mesa: number): string | null {
  return useTablero(({ grupos }) => {
    const cuantos = sumComensales(partidaOf(grupos.values(), mesa).grupos);
    return cuantos === null ? null : textoComensales(cuantos);
  });
}

export function useJuntas(mesa: number): readonly number[] | undefined {
  return useTablero(({ grupos }) => juntasOf(grupos).get(mesa));
}

/** Returns euros for the mesa or its party; null when nothing was charged. */
export function useFalta(mesa: number): number | null {
  return useTablero(({ grupos }) => faltasOf(grupos).get(mesa) ?? null);
}

export function useTextoFalta(mesa: number): string | null {
  const falta = useFalta(mesa);
  return falta === null ? null : `Falta por cobrar ${formatEuros(falta)}`;
}
