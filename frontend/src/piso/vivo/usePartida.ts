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

/** 'Mesa 6', or 'Mesas 6 + 7' of a party. */
export function useNombreMesas(mesa: number): string {
  return useTablero(({ grupos }) => nombreMesas(juntasOf(grupos).get(mesa) ?? [mesa]));
}

/** 'Mesas 6 + 7: 42,30 €' of a joined mesa; null of one by itself. Who shows it is drawn again when that changes. */
export function useTextoPartida(mesa: number): string | null {
  return useTablero(({ grupos }) => {
    const mesas = juntasOf(grupos).get(mesa);
    if (mesas === undefined) return null;
    return `${nombreMesas(mesas)}: ${formatEuros(totalDe(partidaOf(grupos.values(), mesa).grupos))}`;
  });
}
