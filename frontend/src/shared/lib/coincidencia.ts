import { normalizeTexto } from '@carta/contracts/comensal';

/** What is looked for, word by word, without accents or capitals. */
export function palabrasDe(busqueda: string): string[] {
  return normalizeTexto(busqueda).split(/\s+/).filter(Boolean);
}

/** The words a text is made of; it is given without accents or capitals. */
export function palabrasPropias(normal: string): string[] {
  return normal.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/**
 * How far a word is from being one of a text's: 0 for a whole word of it, 1 for the beginning of one, 2 inside
 * one, Infinity when it is not there. Both without accents or capitals.
 */
export function pasoDe(normal: string, palabra: string): number {
  const propias = palabrasPropias(normal);
  if (propias.includes(palabra)) return 0;
  if (propias.some((propia) => propia.startsWith(palabra))) return 1;
  return normal.includes(palabra) ? 2 : Infinity;
}
