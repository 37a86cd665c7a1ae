import { combineEstados, isEnEspera, isPorHacer, platosVivosOf } from '@carta/contracts';
import type { EstadoLinea, Linea, Ticket } from '@carta/contracts';

/** An oleada is what marched together: all that came with the order is one, each pase since then another. */
export const LLEGADA = 'llegada';

type ConLineas = Pick<Ticket, 'createdAt' | 'estado' | 'productos'>;

export const hasPases = ({ productos }: Pick<Ticket, 'productos'>) =>
  productos.some(({ pase }) => pase !== undefined);

export function oleadaOf({ createdAt }: Pick<Ticket, 'createdAt'>, { pase, marchada }: Linea): string {
  return pase !== undefined && marchada !== undefined && marchada.en > createdAt ? pase.id : LLEGADA;
}

/** Something of these oleadas is still to be made. */
export function abiertasOf(ticket: ConLineas): ReadonlySet<string> {
  return new Set(
    enMarchaOf(ticket)
      .filter(isPorHacer)
      .map((linea) => oleadaOf(ticket, linea)),
  );
}

/** Estado of what its station has in hand: what it is done with of an earlier pase does not count. */
export function estadoEnMano(ticket: ConLineas): EstadoLinea {
  if (!hasPases(ticket)) return ticket.estado;
  const abiertas = abiertasOf(ticket);
  const lineas = enMarchaOf(ticket).filter(
    (linea) => abiertas.size === 0 || abiertas.has(oleadaOf(ticket, linea)),
  );
  return combineEstados(lineas.map(({ estado }) => estado));
}

export function enMarchaOf({ productos }: Pick<Ticket, 'productos'>): Linea[] {
  return platosVivosOf(productos).filter((linea) => !isEnEspera(linea));
}
