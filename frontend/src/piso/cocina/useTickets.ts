import { useMemo } from 'react';
import type { Solo } from '../vivo/modelo/solo';
import { useVista } from '../vivo/useVista';
import { ticketsDeCocina } from './modelo/tickets-cocina';
import type { Filtro, TicketConGrupo } from './modelo/tickets-cocina';

export function useTickets(filtro: Filtro, solo: Solo | null): TicketConGrupo[] {
  const vista = useVista();
  return useMemo(() => ticketsDeCocina(vista, filtro, solo), [vista, filtro, solo]);
}
