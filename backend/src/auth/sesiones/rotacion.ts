/**
 * What a refresh token is worth, by its place in the family (API §2). Its successor is derived from
 * it, so a retry after a lost answer gets the same one; it stays good until that one is used.
 */
export type ValorRefresh = 'nuevo' | 'repetible' | 'gastado';

/**
 * Older tokens than these are unknown, not reused; an honest account makes 48 in its 12 hours, and a
 * device these in a day.
 */
export const TOKENS_RECORDADOS = 100;

/** @param tokens hashes of the family's refresh tokens, the newest first. */
export function valorRefresh(tokens: readonly string[], hash: string): ValorRefresh {
  const place = tokens.indexOf(hash);
  if (place === 0) return 'nuevo';
  return place === 1 ? 'repetible' : 'gastado';
}
