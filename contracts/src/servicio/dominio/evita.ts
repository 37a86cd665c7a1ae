import { ordenados, riesgoOf } from '../../carta/dominio/alergenos';
import type { Alergeno, Declarado } from '../../carta/dominio/alergenos';

/** What an order says that its diner avoids, beside what its lines contain (docs/reglas.md#what-a-diner-avoids). */

/** A line of a ticket, as far as its allergens go; without a list its dish had declared nothing. */
interface LineaDeclarada {
  alergenos?: readonly Alergeno[];
}

const declaradoOf = ({ alergenos }: LineaDeclarada): Declarado => ({
  alergenos: alergenos ?? [],
  alergenosDeclarados: alergenos !== undefined,
});

/** What to say of a line to whoever makes and brings it: what it contains of what is avoided, or that nobody knows. */
export type MarcaLinea = { tipo: 'contiene'; alergenos: Alergeno[] } | { tipo: 'sin_informacion' };

/** The mark of a line on a ticket that avoids these; null where it does no harm, or nothing is avoided. */
export function marcaDeLinea(linea: LineaDeclarada, evita: readonly Alergeno[] = []): MarcaLinea | null {
  const riesgo = riesgoOf(declaradoOf(linea), evita);
  if (riesgo === null) return null;
  if (riesgo === 'sin_informacion') return { tipo: riesgo };
  return {
    tipo: riesgo,
    alergenos: ordenados(evita).filter((alergeno) => linea.alergenos?.includes(alergeno)),
  };
}
