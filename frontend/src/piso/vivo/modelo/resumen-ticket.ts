import { vivasOf } from '@carta/contracts';
import type { Linea, Ticket } from '@carta/contracts';

/** Returns 'Croquetas (Media, sin cebolla, poco hechas)'. */
export function nombreCompleto({
  nombre,
  formato,
  opciones = [],
  notas,
}: Pick<Linea, 'nombre' | 'formato' | 'opciones' | 'notas'>): string {
  const partes = [formato, ...opciones.map(({ valor }) => valor), notas].filter((parte) => parte);
  return partes.length > 0 ? `${nombre} (${partes.join(', ')})` : nombre;
}

/** Returns '2 × Croquetas (sin sal), 1 × Bravas'. */
export function resumenOf({ productos }: Pick<Ticket, 'productos'>): string {
  return vivasOf(productos)
    .map((linea) => `${linea.cantidad} × ${nombreCompleto(linea)}`)
    .join(', ');
}
