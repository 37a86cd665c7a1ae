import { useMemo } from 'react';
import { useVista } from '../vivo/useVista';
import { ticketsDeCocina } from './modelo/tickets-cocina';
import type { Filtro, TicketConGrupo } from './modelo/tickets-cocina';

export function useTickets(filtro: Filtro): TicketConGrupo[] {
  const vista = useVista();
  return useMemo(() => ticketsDeCocina(vista, filtro), [vista, filtro]);
}
