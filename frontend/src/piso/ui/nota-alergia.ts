import { normalizeTexto, vivasOf } from '@carta/contracts';
import type { Ticket } from '@carta/contracts';

/**
 * Words by which a diner says that something could harm them, without accents, as they are written here
 * and by those who come from elsewhere; better one warning too many.
 */
const ALERGIA = /all?er[gj]|intoleran|[cz]o?elia[cq]|zoliak|anafila|sin (?:gluten|lactosa)/;

/** Whether a note speaks of an allergy or an intolerance. */
export function mentionsAlergia(nota: string | undefined): boolean {
  return nota !== undefined && ALERGIA.test(normalizeTexto(nota));
}

/** The notes of a ticket and of its lines that speak of an allergy, each once. */
export function notasDeAlergia({ notas, productos }: Pick<Ticket, 'notas' | 'productos'>): string[] {
  const todas = [notas, ...vivasOf(productos).map((linea) => linea.notas)];
  return [...new Set(todas.flatMap((nota) => (nota !== undefined && mentionsAlergia(nota) ? [nota] : [])))];
}
