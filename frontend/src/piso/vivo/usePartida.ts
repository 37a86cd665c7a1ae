import { formatEuros, nombreMesas, sumComensales, textoComensales } from '@carta/contracts';
import { useMemo } from 'react';
import { cuentaDe, faltasOf, textoCuenta } from './modelo/falta';
import { juntasOf, partidaOf } from './modelo/partidas-abiertas';
import type { Partida } from './modelo/partidas-abiertas';
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

/** Returns 'Mesas 6 + 7: 42,30 €', or null without a party. It is a text, so that only a change redraws. */
export function useTextoPartida(mesa: number): string | null {
  return useTablero(({ grupos }) => {
    const mesas = juntasOf(grupos).get(mesa);
    if (mesas === undefined) return null;
    return `${nombreMesas(mesas)}: ${textoCuenta(cuentaDe(partidaOf(grupos.values(), mesa).grupos))}`;
  });
}

/** Returns euros for the mesa or its party; null when nothing was charged. */
export function useFalta(mesa: number): number | null {
  return useTablero(({ grupos }) => faltasOf(grupos).get(mesa) ?? null);
}

export function useTextoFalta(mesa: number): string | null {
  const falta = useFalta(mesa);
  return falta === null ? null : `Falta por cobrar ${formatEuros(falta)}`;
}
