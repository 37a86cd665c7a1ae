import { vivasOf } from '@carta/contracts';
import type { Linea, Ticket } from '@carta/contracts';

/** A dish, and what was asked of it: 'Croquetas (sin sal)'. */
export function nombreConNota({ nombre, notas }: Pick<Linea, 'nombre' | 'notas'>): string {
  return notas ? `${nombre} (${notas})` : nombre;
}

/** What a ticket is of, in one line: '2 × Croquetas (sin sal), 1 × Bravas'. */
export function resumenOf({ productos }: Pick<Ticket, 'productos'>): string {
  return vivasOf(productos)
    .map((linea) => `${linea.cantidad} × ${nombreConNota(linea)}`)
    .join(', ');
}
