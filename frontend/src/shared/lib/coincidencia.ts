import { normalizeTexto } from '@carta/contracts/comensal';

export function palabrasDe(busqueda: string): string[] {
  return normalizeTexto(busqueda).split(/\s+/).filter(Boolean);
}

/** `normal` is without accents or capitals. */
export function palabrasPropias(normal: string): string[] {
  return normal.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/**
 * Returns 0 for a whole word, 1 for a beginning, 2 inside a word, Infinity if absent; both without accents or
 * capitals.
 */
export function pasoDe(normal: string, palabra: string): number {
  const propias = palabrasPropias(normal);
  if (propias.includes(palabra)) return 0;
  if (propias.some((propia) => propia.startsWith(palabra))) return 1;
  return normal.includes(palabra) ? 2 : Infinity;
}
