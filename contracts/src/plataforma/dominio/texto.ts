/** Characters that draw nothing: soft hyphens, joiners, variants. */
const SIN_DIBUJO = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * One form for texts that look equal, in lower case: ligatures and wide letters taken apart, spaces
 * collapsed, invisible characters dropped. Accents stay.
 */
export function foldTexto(texto: string): string {
  return texto.replace(SIN_DIBUJO, '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Without accents too: for search, comparison and slugs. */
export function normalizeTexto(texto: string): string {
  return foldTexto(texto.normalize('NFKD').replace(/\p{Diacritic}/gu, ''));
}
