/** The fourteen allergens that Regulation (EU) 1169/2011, annex II, makes a restaurant declare. */
export const ALERGENOS = [
  'gluten',
  'crustaceos',
  'huevos',
  'pescado',
  'cacahuetes',
  'soja',
  'lacteos',
  'frutos_de_cascara',
  'apio',
  'mostaza',
  'sesamo',
  'sulfitos',
  'altramuces',
  'moluscos',
] as const;
export type Alergeno = (typeof ALERGENOS)[number];

export const ETIQUETA_ALERGENO = {
  gluten: 'Gluten',
  crustaceos: 'Crustáceos',
  huevos: 'Huevos',
  pescado: 'Pescado',
  cacahuetes: 'Cacahuetes',
  soja: 'Soja',
  lacteos: 'Lácteos',
  frutos_de_cascara: 'Frutos de cáscara',
  apio: 'Apio',
  mostaza: 'Mostaza',
  sesamo: 'Sésamo',
  sulfitos: 'Sulfitos',
  altramuces: 'Altramuces',
  moluscos: 'Moluscos',
} as const satisfies Record<Alergeno, string>;

/** What a dish says of its allergens: nothing, until its owner has said it. */
export interface Declarado {
  alergenos: readonly Alergeno[];
  /** Whether the list is all there is: an empty one then says that there are none. */
  alergenosDeclarados: boolean;
}

export type Declaracion = 'contiene' | 'ninguno' | 'sin_declarar';

/** What a dish declares; an empty list that nobody has vouched for declares nothing. */
export function declaracionOf({ alergenos, alergenosDeclarados }: Declarado): Declaracion {
  if (alergenos.length > 0) return 'contiene';
  return alergenosDeclarados ? 'ninguno' : 'sin_declarar';
}

/**
 * What a dish may do to somebody who avoids these: it contains one of them, nobody knows, or (null) it
 * says that it does not. Who avoids nothing is warned of nothing.
 */
export function riesgoOf(
  plato: Declarado,
  evitados: readonly Alergeno[],
): 'contiene' | 'sin_informacion' | null {
  if (evitados.length === 0) return null;
  if (declaracionOf(plato) === 'sin_declarar') return 'sin_informacion';
  return plato.alergenos.some((alergeno) => evitados.includes(alergeno)) ? 'contiene' : null;
}

/** These allergens in the regulation's order, each once: what two lists that say the same become. */
export function ordenados(alergenos: readonly Alergeno[]): Alergeno[] {
  return ALERGENOS.filter((alergeno) => alergenos.includes(alergeno));
}

/** Allergens in words, within a sentence: 'gluten, frutos de cáscara'. */
export function textoAlergenos(alergenos: readonly Alergeno[]): string {
  return ordenados(alergenos)
    .map((alergeno) => ETIQUETA_ALERGENO[alergeno].toLowerCase())
    .join(', ');
}

/** A list that a phone has kept; what is no allergen is left out. */
export function parseAlergenos(crudo: unknown): readonly Alergeno[] {
  return Array.isArray(crudo) ? ordenados(crudo as Alergeno[]) : [];
}

/** The list with this allergen in it, or no longer. */
export function toggleAlergeno(alergenos: readonly Alergeno[], cual: Alergeno): Alergeno[] {
  return alergenos.includes(cual) ? alergenos.filter((alergeno) => alergeno !== cual) : [...alergenos, cual];
}
