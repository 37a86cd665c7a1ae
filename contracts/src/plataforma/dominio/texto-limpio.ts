/** Marks on one letter: more than any script or emoji needs, fewer than climb over the line above. */
const MARCAS_MAX = 6;
/** The flag of England is seven of these, which draw nothing by themselves. */
const ETIQUETAS_MAX = 7;

/**
 * What nobody types and no reader sees, but for line breaks and tabs: control characters, those that
 * turn the direction of what follows, invisible ones, hyphens that a PDF only draws at its line ends, halves of
 * a letter.
 */
const INVISIBLES =
  /[^\P{Cc}\t\n\r]|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|\p{Cs}/gu;
/** Spaces of a fixed width, and those at which no line may break. */
const ESPACIOS = /\p{Zs}/gu;
const SALTOS = /[\u2028\u2029]/g;
const MARCAS = new RegExp(`([\\p{M}\\u200C\\u200D]{${MARCAS_MAX}})[\\p{M}\\u200C\\u200D]+`, 'gu');
const ETIQUETAS = new RegExp(`([\\u{E0000}-\\u{E007F}]{${ETIQUETAS_MAX}})[\\u{E0000}-\\u{E007F}]+`, 'gu');

/**
 * A text as it may be kept and shown beside others: whoever writes a dish, a note or a name can neither
 * turn the words around it nor bury them. Accents, emoji and every script stay as they were, in one form (NFC).
 */
export function cleanTexto(texto: string): string {
  return texto
    .replace(INVISIBLES, '')
    .replace(SALTOS, '\n')
    .replace(ESPACIOS, ' ')
    .normalize('NFC')
    .replace(ETIQUETAS, '$1')
    .replace(MARCAS, '$1');
}
