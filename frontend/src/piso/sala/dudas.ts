import { useMemo } from 'react';
import type { Grupo } from '@carta/contracts';
import { create } from 'zustand';
import { joinMesas } from '../vivo/acciones-mesas';
import { dudasOf } from '../vivo/modelo/dudas';
import type { Duda } from '../vivo/modelo/dudas';
import { partidaOf, withMesa } from '../vivo/modelo/partidas';
import { useReloj } from '../vivo/reloj';
import { useTablero } from '../vivo/useTablero';

/** What this phone's waiter has answered with no; a question lives for a quarter of an hour. */
const useDescartadas = create<{ tickets: ReadonlySet<string> }>()(() => ({ tickets: new Set() }));

/** The orders that may be of a party that has changed mesa, and that nobody here has said are not. */
export function useDudas(grupos: readonly Grupo[]): Duda[] {
  const descartadas = useDescartadas(({ tickets }) => tickets);
  const vivas = useReloj((ahora) =>
    dudasOf(grupos, ahora)
      .map(({ ticket }) => ticket._id)
      .join(' '),
  );
  return useMemo(() => {
    if (vivas === '') return [];
    const ids = vivas.split(' ').filter((id) => !descartadas.has(id));
    return dudasOf(grupos, -Infinity).filter(({ ticket }) => ids.includes(ticket._id));
  }, [grupos, vivas, descartadas]);
}

/** It is not of that party. */
export function dropDuda(ticketId: string): void {
  useDescartadas.setState(({ tickets }) => ({ tickets: new Set([...tickets, ticketId]) }));
}

/** It is: both mesas are one party from now on. Answers whether it was done. */
export function joinDuda({ grupo, otro }: Pick<Duda, 'grupo' | 'otro'>): Promise<boolean> {
  const partida = partidaOf(useTablero.getState().grupos.values(), otro.mesa.numero);
  return joinMesas(partida.lider ?? otro, withMesa(partida, [grupo.mesa.numero]));
}
