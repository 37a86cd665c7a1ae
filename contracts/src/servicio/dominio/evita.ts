import { ordenados, riesgoOf } from '../../carta/dominio/alergenos';
import type { Alergeno, Declarado } from '../../carta/dominio/alergenos';

/** What an order's diner avoids, beside what its lines contain (docs/reglas.md#what-a-diner-avoids). */

/** Absent: the dish had declared nothing. */
interface LineaDeclarada {
  alergenos?: readonly Alergeno[];
}

const declaradoOf = ({ alergenos }: LineaDeclarada): Declarado => ({
  alergenos: alergenos ?? [],
  alergenosDeclarados: alergenos !== undefined,
});

/** A line contains avoided allergens, or nobody knows. */
export type MarcaLinea = { tipo: 'contiene'; alergenos: Alergeno[] } | { tipo: 'sin_informacion' };

/** Null: harmless, or nothing is avoided. */
export function marcaDeLinea(linea: LineaDeclarada, evita: readonly Alergeno[] = []): MarcaLinea | null {
  const riesgo = riesgoOf(declaradoOf(linea), evita);
  if (riesgo === null) return null;
  if (riesgo === 'sin_informacion') return { tipo: riesgo };
  return {
    tipo: riesgo,
    alergenos: ordenados(evita).filter((alergeno) => linea.alergenos?.includes(alergeno)),
  };
}
