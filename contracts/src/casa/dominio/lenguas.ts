/** The languages that a carta may be read in; a house writes in Spanish (docs/reglas/carta.md#languages). */
export const LENGUAS = ['es', 'ca', 'eu', 'gl', 'en', 'fr', 'de', 'it', 'pt', 'nl'] as const;
export type Lengua = (typeof LENGUAS)[number];

/** `original` is the Spanish name of what is named in another language; absent where both are the same. */
export interface ConOriginal {
  original?: string;
}

export function parseLengua(valor: unknown): Lengua | null {
  return LENGUAS.find((lengua) => lengua === valor) ?? null;
}

/**
 * The language in which a house is read by whoever prefers these, the dearest first ('ca-ES' is 'ca'): the first
 * that the house has, else the one that leads its list.
 * @param lenguas absent: Spanish only.
 */
export function lenguaPara(preferidas: readonly string[], lenguas: readonly Lengua[] = []): Lengua {
  for (const preferida of preferidas) {
    const [base] = preferida.toLowerCase().split('-');
    const lengua = lenguas.find((una) => una === base);
    if (lengua) return lengua;
  }
  return lenguas[0] ?? 'es';
}
