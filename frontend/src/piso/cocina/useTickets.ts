import { useDeferredValue, useMemo } from 'react';
import type { Solo } from '../vivo/tickets/solo';
import { useTablero } from '../vivo/tablero/useTablero';
import { useVista } from '../vivo/tablero/useVista';
import { ticketsDeCocina } from './modelo/tickets-cocina';
import type { Filtro, TicketConGrupo } from './modelo/tickets-cocina';

/**
 * Drawing may stop for a frame: a wall of sixty tickets takes a slow tablet longer than one. It may not stay away:
 * a wall that once waited in vain draws at once (useDebidos).
 */
export function useTickets(filtro: Filtro, solo: Solo | null): TicketConGrupo[] {
  const actual = useVista();
  const diferida = useDeferredValue(actual);
  const isPorPartes = useTablero(({ dibujo }) => dibujo === 'por-partes');
  const vista = isPorPartes ? diferida : actual;
  return useMemo(() => ticketsDeCocina(vista, filtro, solo), [vista, filtro, solo]);
}
