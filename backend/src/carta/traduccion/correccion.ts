import { normalizeTexto } from '@carta/contracts';

/** The share of equal pairs of letters: 'Pepno' and 'Pepino' have 0.67, 'Sal' and 'Salmón' 0.57. */
const IGUALES = 0.6;

/**
 * Whether a text may be another one corrected: it has all words of the shorter one, or most of their pairs of letters
 * are the same. 'Tomate' may have become 'Tomate rosa' and 'Tomatte' 'Tomate'; 'Tomate' never 'Tomillo'.
 */
export function isCorreccion(antes: string, ahora: string): boolean {
  const [corto = [], largo = []] = [wordsOf(antes), wordsOf(ahora)].sort((a, b) => a.length - b.length);
  if (corto.length === 0) return false;
  if (corto.every((palabra) => largo.includes(palabra))) return true;
  const [unos, otros] = [pairsOf(antes), pairsOf(ahora)];
  const comunes = [...unos].filter((par) => otros.has(par)).length;
  return comunes > 0 && (2 * comunes) / (unos.size + otros.size) >= IGUALES;
}

const wordsOf = (texto: string): string[] => normalizeTexto(texto).match(/[\p{L}\p{N}]+/gu) ?? [];

function pairsOf(texto: string): ReadonlySet<string> {
  const letras = wordsOf(texto).join('');
  return new Set(Array.from({ length: Math.max(letras.length - 1, 0) }, (_, i) => letras.slice(i, i + 2)));
}
