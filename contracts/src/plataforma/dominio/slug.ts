import { normalizeTexto } from './texto';

/** Longer than the slug of any name but one of signs that read as several letters. */
export const SLUG_MAX = 200;
const COLA = 6;

/**
 * The public address of a restaurante: its name in plain lower-case letters, hyphenated, and the
 * last six characters of its id (docs/reglas.md#links-and-printed-codes). A name with nothing usable leaves
 * the id alone.
 */
export function slugOf(nombre: string, id: string): string {
  const palabras = normalizeTexto(nombre.replace(/[ºª]/g, ' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX - COLA - 1)
    .replace(/-$/, '');
  const cola = id.slice(-COLA);
  return palabras === '' ? cola : `${palabras}-${cola}`;
}

/** True for a text that could be a slug. */
export function isSlug(texto: string): boolean {
  return texto.length <= SLUG_MAX && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(texto);
}
