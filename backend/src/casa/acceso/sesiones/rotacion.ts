/**
 * Judges a refresh token (docs/decisiones/sesiones-rotadas.md). Each is used once and returns one successor,
 * derived from it. The response may be lost, so the same use may be repeated until the successor is used; the
 * key that a client draws for each token distinguishes a repetition from a copy.
 *
 * A copy of a browser's storage has at most the key of the current token: thief and owner draw different keys
 * for the next, and the second to use it is found out. A client without keys is judged by habit: one response
 * may be lost, but not two renewals in a row.
 */
export type ValorRefresh = 'nuevo' | 'repetido' | 'dudoso' | 'copiado';

/** Older tokens are unknown, not reused: an account makes 48 in its 12 hours, a device these in a day. */
export const TOKENS_RECORDADOS = 100;

export interface UsoRefresh {
  /** Hash of its key; null when it came without one. */
  clave: string | null;
  en: Date;
}

/** Tokens are kept as hashes. */
export interface Rotacion {
  /** The newest comes first. */
  tokens: readonly string[];
  /** Use of the second; absent in old families, and while there is none. */
  uso?: UsoRefresh;
  /** Tokens that came again without a key. */
  dudosos?: readonly string[];
}

/** @param plazo how long after its first use a token may be repeated, in ms. */
export function valorRefresh(
  { tokens, uso, dudosos = [] }: Rotacion,
  { token, clave, en }: UsoRefresh & { token: string },
  plazo: number,
): ValorRefresh {
  const place = tokens.indexOf(token);
  if (place === 0) return 'nuevo';
  if (place !== 1 || (uso && en.getTime() - uso.en.getTime() > plazo)) return 'copiado';
  if (clave !== null && uso && uso.clave !== null) return clave === uso.clave ? 'repetido' : 'copiado';
  const anterior = tokens[2];
  return anterior !== undefined && dudosos.includes(anterior) ? 'copiado' : 'dudoso';
}
