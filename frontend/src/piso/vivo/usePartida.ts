import { formatEuros, nombreMesas } from '@carta/contracts';
import { useMemo } from 'react';
import { cuentaDe, faltasOf, textoCuenta } from './modelo/falta';
import { juntasOf, partidaOf } from './modelo/partidas';
import type { Partida } from './modelo/partidas';
import { useTablero } from './useTablero';

/** The party of a mesa, as it changes. */
export function usePartida(mesa: number): Partida {
  const grupos = useTablero((tablero) => tablero.grupos);
  return useMemo(() => partidaOf(grupos.values(), mesa), [grupos, mesa]);
}

/** Every mesa of the party of a mesa; undefined of one by itself. */
export function useJuntas(mesa: number): readonly number[] | undefined {
  return useTablero(({ grupos }) => juntasOf(grupos).get(mesa));
}

/** 'Mesas 6 + 7: 42,30 €' of a joined mesa; null of one by itself. Who shows it is drawn again when that changes. */
export function useTextoPartida(mesa: number): string | null {
  return useTablero(({ grupos }) => {
    const mesas = juntasOf(grupos).get(mesa);
    if (mesas === undefined) return null;
    return `${nombreMesas(mesas)}: ${textoCuenta(cuentaDe(partidaOf(grupos.values(), mesa).grupos))}`;
  });
}

/** What is left to be charged of a mesa, or its party, of which something was, in euros; null of all others. */
export function useFalta(mesa: number): number | null {
  return useTablero(({ grupos }) => faltasOf(grupos).get(mesa) ?? null);
}

/** 'Falta por cobrar 12,40 €' of the same. */
export function useTextoFalta(mesa: number): string | null {
  const falta = useFalta(mesa);
  return falta === null ? null : `Falta por cobrar ${formatEuros(falta)}`;
}
