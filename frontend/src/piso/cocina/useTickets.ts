import { useMemo } from 'react';
import { useVista } from '../vivo/useVista';
import { paredOf } from './modelo/pared';
import type { Filtro, Ticket } from './modelo/pared';

/** The tickets of a filter as this screen shows them, the oldest first. */
export function useTickets(filtro: Filtro): Ticket[] {
  const vista = useVista();
  return useMemo(() => paredOf(vista, filtro), [vista, filtro]);
}
