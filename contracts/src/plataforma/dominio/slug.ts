import { normalizeTexto } from './texto';

/** Longer than any slug, except of names in scripts whose signs become several letters. */
export const SLUG_MAX = 200;
const COLA = 6;

/**
 * The public address: the name in plain lower case, hyphenated, plus the last six characters of the id
 * (docs/reglas.md#links-and-printed-codes). A name with nothing usable leaves the id's alone.
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

export function isSlug(texto: string): boolean {
  return texto.length <= SLUG_MAX && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(texto);
}
