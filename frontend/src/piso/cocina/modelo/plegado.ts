import { isCanceladaPorVer, isRepuestaPorVer } from '@carta/contracts';
import type { Linea } from '@carta/contracts';
import { mentionsAlergia } from '../../ui/nota-alergia';

/** A ticket of more lines than a screen holds under one another is folded to so many: it opens with a tap. */
const LINEAS_MAX = 16;
const LINEAS_PLEGADO = 12;

/**
 * The lines that a folded ticket shows, in its order: the first ones, and of the rest those that nobody may miss, a
 * cancellation or its end that nobody has taken note of, or a note about an allergy, as many at most. The rest is counted.
 */
export function lineasPlegadas(lineas: readonly Linea[]): readonly Linea[] {
  if (lineas.length <= LINEAS_MAX) return lineas;
  const graves = lineas.slice(LINEAS_PLEGADO).filter(isGrave).slice(0, LINEAS_PLEGADO);
  return [...lineas.slice(0, LINEAS_PLEGADO), ...graves];
}

function isGrave(linea: Linea): boolean {
  return (
    isCanceladaPorVer(linea) || isRepuestaPorVer(linea) || (!linea.cancelada && mentionsAlergia(linea.notas))
  );
}
