import { formatEuros, nombreMesas } from '@carta/contracts';
import { useMemo } from 'react';
import { juntasOf, partidaOf, totalDe } from './modelo/partidas';
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
    return `${nombreMesas(mesas)}: ${formatEuros(totalDe(partidaOf(grupos.values(), mesa).grupos))}`;
  });
}
