import { normalizeTexto } from './texto';

/**
 * The public address of a restaurante: its name in plain lower-case letters, hyphenated, and the
 * last six characters of its id (docs/reglas.md#links-and-printed-codes). A name with nothing usable leaves
 * the id alone.
 */
export function slugOf(nombre: string, id: string): string {
  const palabras = normalizeTexto(nombre)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  const cola = id.slice(-6);
  return palabras === '' ? cola : `${palabras}-${cola}`;
}

/** Longer than the slug of the longest name. */
export const SLUG_MAX = 200;

/** True for a text that could be a slug. */
export function isSlug(texto: string): boolean {
  return texto.length <= SLUG_MAX && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(texto);
}
