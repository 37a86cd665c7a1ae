import { useMemo } from 'react';
import type { Grupo } from '@carta/contracts';
import { withEnCurso } from './modelo/enCurso';
import { hasNuevos } from './modelo/novedades';
import { porEnviar, toEnCurso } from './modelo/paso';
import { countOcupados, gruposOf } from './modelo/tableros';
import type { Tablero } from './modelo/tableros';
import { useTablero } from './useTablero';

export function useGrupos(tablero: Tablero): Grupo[] {
  const vista = useVista();
  return useMemo(() => gruposOf(vista, tablero), [vista, tablero]);
}

export function useCuentas(): ReturnType<typeof countOcupados> {
  return countOcupados(useVista());
}

export function useMesasNuevas(): string {
  return useTablero(({ grupos, novedades }) =>
    [...grupos.values()]
      .filter((grupo) => hasNuevos(novedades, grupo))
      .map(({ mesa }) => `la ${mesa.numero}`)
      .join(', '),
  );
}

export function useVista(): Grupo[] {
  const grupos = useTablero((tablero) => tablero.grupos);
  const enCurso = useTablero((tablero) => tablero.enCurso);
  const enCola = useTablero((tablero) => tablero.enCola);
  return useMemo(() => {
    const pedidos = [...porEnviar(enCola).map(toEnCurso), ...enCurso];
    return [...grupos.values()].map((grupo) => withEnCurso(grupo, pedidos));
  }, [grupos, enCurso, enCola]);
}
