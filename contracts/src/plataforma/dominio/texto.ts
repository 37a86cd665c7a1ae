/** What draws nothing by itself: soft hyphens of a PDF, joiners, variants. */
const SIN_DIBUJO = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * One form for texts that look equal: ligatures and wide letters apart, odd spaces as one, what draws nothing
 * left out, in lower case. Accents stay.
 */
export function foldTexto(texto: string): string {
  return texto.replace(SIN_DIBUJO, '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The same without accents: how names are searched and compared, and slugs are made. */
export function normalizeTexto(texto: string): string {
  return foldTexto(texto.normalize('NFKD').replace(/\p{Diacritic}/gu, ''));
}
