/**
 * What a refresh token is worth (docs/decisiones/sesiones-rotadas.md). Each is used once, and answers one
 * successor, derived from it. Its answer may be lost, so the same use may be repeated until the successor is
 * used; what tells a repetition from somebody else who has the token too is the key that a client draws for
 * each token.
 *
 * Whoever copies a browser's storage has at most the key of the token of that moment: the key of the
 * next is drawn apart by thief and owner, and the second of them to use it is found out. A client that
 * sends no key can only be told by its habit: one answer may be lost, but not two renewals in a row.
 */
export type ValorRefresh = 'nuevo' | 'repetido' | 'dudoso' | 'copiado';

/**
 * Older tokens than these are unknown, not reused; an honest account makes 48 in its 12 hours, and a
 * device these in a day.
 */
export const TOKENS_RECORDADOS = 100;

/** How the token before the newest was used. */
export interface UsoRefresh {
  /** Hash of the key it came with; null when it came with none. */
  clave: string | null;
  en: Date;
}

/** What a family remembers of its tokens, as hashes. */
export interface Rotacion {
  /** The newest first. */
  tokens: readonly string[];
  /** Of the second; absent while there is none, and in families older than this rule. */
  uso?: UsoRefresh;
  /** Those that came again without a key to tell by. */
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
