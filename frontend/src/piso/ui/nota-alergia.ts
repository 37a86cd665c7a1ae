import { mentionsAlergia, vivasOf } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';

/** Returns each note of a ticket and its lines that speaks of an allergy, once. */
export function notasDeAlergia({ notas, productos }: Pick<Ticket, 'notas' | 'productos'>): string[] {
  const todas = [notas, ...vivasOf(productos).map((linea) => linea.notas)];
  return [...new Set(todas.flatMap((nota) => (nota !== undefined && mentionsAlergia(nota) ? [nota] : [])))];
}
