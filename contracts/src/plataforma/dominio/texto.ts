/** Soft hyphens, joiners and variants draw nothing. */
const SIN_DIBUJO = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Gives texts that look equal one form, in lower case, without ligatures, wide letters, double spaces and
 * invisible characters. Accents stay.
 */
export function foldTexto(texto: string): string {
  return texto.replace(SIN_DIBUJO, '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Search, comparison and slugs ignore accents too. */
export function normalizeTexto(texto: string): string {
  return foldTexto(texto.normalize('NFKD').replace(/\p{Diacritic}/gu, ''));
}
