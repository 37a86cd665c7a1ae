/** No script or emoji puts more marks on one letter, and so few do not reach the line above. */
const MARCAS_MAX = 6;
/** England's flag has seven of these, which draw nothing alone. */
const ETIQUETAS_MAX = 7;

/** Nobody types or sees these: control and direction characters, soft hyphens, half surrogates. */
const INVISIBLES =
  /[^\P{Cc}\t\n\r]|[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]|\p{Cs}/gu;
/** These have a fixed width, or no line break. */
const ESPACIOS = /\p{Zs}/gu;
const SALTOS = /[\u2028\u2029]/g;
const MARCAS = new RegExp(`([\\p{M}\\u200C\\u200D]{${MARCAS_MAX}})[\\p{M}\\u200C\\u200D]+`, 'gu');
const ETIQUETAS = new RegExp(`([\\u{E0000}-\\u{E007F}]{${ETIQUETAS_MAX}})[\\u{E0000}-\\u{E007F}]+`, 'gu');

/**
 * Makes a text safe beside others: it cannot turn or bury the words around it. Accents, emoji and every
 * script stay, in NFC.
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
