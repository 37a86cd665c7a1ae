/** Regulation (EU) 1169/2011, annex II, makes a restaurant declare these fourteen. */
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

export interface Declarado {
  alergenos: readonly Alergeno[];
  /** True means that the list is complete, so an empty one means none. */
  alergenosDeclarados: boolean;
}

export type Declaracion = 'contiene' | 'ninguno' | 'sin_declarar';

/** Nobody has vouched for an empty list unless it is declared. */
export function declaracionOf({ alergenos, alergenosDeclarados }: Declarado): Declaracion {
  if (alergenos.length > 0) return 'contiene';
  return alergenosDeclarados ? 'ninguno' : 'sin_declarar';
}

/** Warns somebody who avoids these; null when the dish declares that it has none of them. */
export function riesgoOf(
  plato: Declarado,
  evitados: readonly Alergeno[],
): 'contiene' | 'sin_informacion' | null {
  if (evitados.length === 0) return null;
  if (declaracionOf(plato) === 'sin_declarar') return 'sin_informacion';
  return plato.alergenos.some((alergeno) => evitados.includes(alergeno)) ? 'contiene' : null;
}

/** Returns each once in the regulation's order, so that equal lists compare equal. */
export function ordenados(alergenos: readonly Alergeno[]): Alergeno[] {
  return ALERGENOS.filter((alergeno) => alergenos.includes(alergeno));
}

/** @param nombrar gives the name of one within a sentence; Spanish unless told. */
export function textoAlergenos(alergenos: readonly Alergeno[], nombrar = nombreDeAlergeno): string {
  // each is named alone: `map` would hand its place on too
  return ordenados(alergenos)
    .map((alergeno) => nombrar(alergeno))
    .join(', ');
}

const nombreDeAlergeno = (alergeno: Alergeno): string => ETIQUETA_ALERGENO[alergeno].toLowerCase();

/** Reads a list stored by a phone; unknown words are dropped. */
export function parseAlergenos(crudo: unknown): readonly Alergeno[] {
  return Array.isArray(crudo) ? ordenados(crudo as Alergeno[]) : [];
}

export function toggleAlergeno(alergenos: readonly Alergeno[], cual: Alergeno): Alergeno[] {
  return ALERGENOS.filter((alergeno) => (alergeno === cual) !== alergenos.includes(alergeno));
}
