import { useMemo } from 'react';
import type { Grupo } from '@carta/contracts';
import { withEnCurso } from '../pasos/en-curso';
import { olvidadosOf } from '../tickets/estado-pases';
import { marchasNuevas } from '../tickets/novedades';
import { partidasOf } from '../mesas/partidas-abiertas';
import type { Partida } from '../mesas/partidas-abiertas';
import { porEnviar, toEnCurso } from '../pasos/paso';
import { countOcupados, gruposOf } from '../tickets/tableros';
import type { Tablero } from '../tickets/tableros';
import { useReloj } from './reloj';
import { useTablero } from './useTablero';
import { t } from '../../lenguas/t';

export function useGrupos(tablero: Tablero): Grupo[] {
  const vista = useVista();
  const olvidados = useReloj((ahora) => olvidadosOf(vista, ahora).join(' '));
  return useMemo(() => gruposOf(vista, tablero, olvidados.split(' ')), [vista, tablero, olvidados]);
}

/** Those that sit together are one, where the first of its tabs of this board stands. */
export function usePartidas(tablero: Tablero): Partida[] {
  const grupos = useGrupos(tablero);
  const todos = useTablero((actual) => actual.grupos);
  return useMemo(() => partidasOf(grupos, todos.values()), [grupos, todos]);
}

export function useCuentas(): ReturnType<typeof countOcupados> {
  return countOcupados(useVista());
}

/** Returns 'Pedido nuevo en la 3, la 7 · Marchan segundos en la 4', by the numbers of the mesas, or ''. */
export function useTextoNovedades(): string {
  return useTablero(({ grupos, novedades }) => {
    const todos = [...grupos.values()].sort((a, b) => a.mesa.numero - b.mesa.numero);
    const conPedido = todos.filter(({ pedidos }) => pedidos.some(({ _id }) => novedades.nuevos.has(_id)));
    const mesas = conPedido.map(({ mesa }) => t('la {n}', { n: mesa.numero })).join(', ');
    const marchas = todos.flatMap((grupo) =>
      marchasNuevas(novedades, grupo).map((texto) =>
        t('{que} en la {n}', { que: texto, n: grupo.mesa.numero }),
      ),
    );
    return [...(mesas === '' ? [] : [t('Pedido nuevo en {mesas}', { mesas })]), ...marchas].join(' · ');
  });
}

export function useVista(): Grupo[] {
  const grupos = useTablero((tablero) => tablero.grupos);
  const enCurso = useTablero((tablero) => tablero.enCurso);
  const enCola = useTablero((tablero) => tablero.enCola);
  return useMemo(() => vistaOf({ grupos, enCurso, enCola }), [grupos, enCurso, enCola]);
}

/** What a screen is to show now, drawn or not. */
export const readVista = (): Grupo[] => vistaOf(useTablero.getState());

type Mostrado = Pick<ReturnType<typeof useTablero.getState>, 'grupos' | 'enCurso' | 'enCola'>;

function vistaOf({ grupos, enCurso, enCola }: Mostrado): Grupo[] {
  const pedidos = [...porEnviar(enCola).map(toEnCurso), ...enCurso];
  return [...grupos.values()].map((grupo) => withEnCurso(grupo, pedidos));
}
