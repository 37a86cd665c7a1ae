import { ordenados, riesgoOf } from '../../../carta/dominio/alergenos';
import type { Alergeno, Declarado } from '../../../carta/dominio/alergenos';

/** A diner avoids allergens, whatever the lines contain (docs/reglas/pedir.md#what-a-diner-avoids). */

/** Absent means that the dish had declared nothing. */
interface LineaDeclarada {
  alergenos?: readonly Alergeno[];
}

const declaradoOf = ({ alergenos }: LineaDeclarada): Declarado => ({
  alergenos: alergenos ?? [],
  alergenosDeclarados: alergenos !== undefined,
});

/** The line contains avoided allergens, or nobody knows. */
export type MarcaLinea = { tipo: 'contiene'; alergenos: Alergeno[] } | { tipo: 'sin_informacion' };

/** Returns null when the line is harmless, or nothing is avoided. */
export function marcaDeLinea(linea: LineaDeclarada, evita: readonly Alergeno[] = []): MarcaLinea | null {
  const riesgo = riesgoOf(declaradoOf(linea), evita);
  if (riesgo === null) return null;
  if (riesgo === 'sin_informacion') return { tipo: riesgo };
  return {
    tipo: riesgo,
    alergenos: ordenados(evita).filter((alergeno) => linea.alergenos?.includes(alergeno)),
  };
}
