/** Letters without accents, in lower case: how names are compared and slugs are made. */
export function normalizeTexto(texto: string): string {
  return texto
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();
}
