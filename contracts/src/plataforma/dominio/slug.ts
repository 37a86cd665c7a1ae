import { normalizeTexto } from './texto';

/** Only names in scripts whose signs become several letters need more. */
export const SLUG_MAX = 200;
const COLA = 6;

/**
 * The public address is the name in plain lower case, hyphenated, plus the last six characters of the id
 * (docs/reglas/pedir.md#links-and-printed-codes). A name with nothing usable leaves only the id's.
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
