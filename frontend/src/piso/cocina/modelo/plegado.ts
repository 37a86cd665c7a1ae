import { mentionsAlergia } from '@carta/contracts';
import type { Linea } from '@carta/contracts';
import { isPorSaber } from './tickets-cocina';

/** A longer ticket is folded to LINEAS_PLEGADO lines, and opens with a tap. */
const LINEAS_MAX = 16;
const LINEAS_PLEGADO = 12;

/**
 * Returns the first lines, and at most as many later ones that nobody may miss: unacknowledged cancellations
 * and returns, and notes on allergies.
 */
export function lineasPlegadas(lineas: readonly Linea[]): readonly Linea[] {
  if (lineas.length <= LINEAS_MAX) return lineas;
  const graves = lineas.slice(LINEAS_PLEGADO).filter(isGrave).slice(0, LINEAS_PLEGADO);
  return [...lineas.slice(0, LINEAS_PLEGADO), ...graves];
}

function isGrave(linea: Linea): boolean {
  return isPorSaber(linea) || (!linea.cancelada && mentionsAlergia(linea.notas));
}
