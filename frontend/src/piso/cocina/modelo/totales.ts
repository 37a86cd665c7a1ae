import { isPorHacer, vivasOf } from '@carta/contracts';
import type { TicketConGrupo } from './tickets-cocina';

/** Units of one product in one of its sizes that are still to be made, over the whole wall (what kitchens call all-day). */
export interface Total {
  productoId: string;
  nombre: string;
  formato?: string;
  unidades: number;
}

/** What is most wanted first; what is wanted alike by name. */
export function totalesOf(tickets: readonly TicketConGrupo[]): Total[] {
  const totales = new Map<string, Total>();
  for (const { productoId, nombre, formato, cantidad } of lineasPorHacer(tickets)) {
    const cual = { productoId, nombre, ...(formato === undefined ? {} : { formato }) };
    const clave = claveTotal(cual);
    totales.set(clave, { ...cual, unidades: (totales.get(clave)?.unidades ?? 0) + cantidad });
  }
  return [...totales.values()].sort(
    (a, b) => b.unidades - a.unidades || nombreTotal(a).localeCompare(nombreTotal(b), 'es'),
  );
}

/** One text for one product in one size. */
export function claveTotal({ productoId, formato }: Pick<Total, 'productoId' | 'formato'>): string {
  return formato === undefined ? productoId : `${productoId} ${formato}`;
}

function nombreTotal({ nombre, formato = '' }: Total): string {
  return `${nombre} ${formato}`;
}

function lineasPorHacer(tickets: readonly TicketConGrupo[]) {
  return tickets.flatMap(({ ticket }) => vivasOf(ticket.productos)).filter(isPorHacer);
}
