import { useDeferredValue, useMemo } from 'react';
import type { Solo } from '../vivo/modelo/solo';
import { useVista } from '../vivo/useVista';
import { ticketsDeCocina } from './modelo/tickets-cocina';
import type { Filtro, TicketConGrupo } from './modelo/tickets-cocina';

/** Drawing may stop for a frame: a wall of sixty tickets takes a slow tablet longer than one. */
export function useTickets(filtro: Filtro, solo: Solo | null): TicketConGrupo[] {
  const vista = useDeferredValue(useVista());
  return useMemo(() => ticketsDeCocina(vista, filtro, solo), [vista, filtro, solo]);
}
