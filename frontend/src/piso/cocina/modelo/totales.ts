import { isPorHacer, vivasOf } from '@carta/contracts';
import type { TicketConGrupo } from './tickets-cocina';

/** Units of one product that are still to be made, over the whole wall (what kitchens call all-day). */
export interface Total {
  productoId: string;
  nombre: string;
  unidades: number;
}

/** The most wanted product first; those wanted alike by name. */
export function totalesOf(tickets: readonly TicketConGrupo[]): Total[] {
  const totales = new Map<string, Total>();
  for (const { productoId, nombre, cantidad } of lineasPorHacer(tickets)) {
    const unidades = (totales.get(productoId)?.unidades ?? 0) + cantidad;
    totales.set(productoId, { productoId, nombre, unidades });
  }
  return [...totales.values()].sort(
    (a, b) => b.unidades - a.unidades || a.nombre.localeCompare(b.nombre, 'es'),
  );
}

function lineasPorHacer(tickets: readonly TicketConGrupo[]) {
  return tickets.flatMap(({ ticket }) => vivasOf(ticket.productos)).filter(isPorHacer);
}
