/**
 * Asks for a missing choice: 'Elige el punto de la carne'. The first word's ending mostly gives the article;
 * exceptions are listed.
 */

const ARTICULO_DE: Readonly<Record<string, string>> = {
  base: 'la',
  carne: 'la',
  clase: 'la',
  leche: 'la',
  miel: 'la',
  parte: 'la',
  sal: 'la',
  bases: 'las',
  carnes: 'las',
  clases: 'las',
  leches: 'las',
  mieles: 'las',
  nueces: 'las',
  partes: 'las',
  extra: 'el',
  extras: 'los',
  aroma: 'el',
  aromas: 'los',
  agua: 'el',
  gas: 'el',
};

const FINALES: readonly (readonly [RegExp, string])[] = [
  [/(?:ciones|siones|dades|tades|tudes|as)$/, 'las'],
  [/s$/, 'los'],
  [/(?:ción|sión|cion|sion|dad|tad|tud|umbre|a)$/, 'la'],
];

const CON_ARTICULO = /^(?:el|la|los|las|un|una|unos|unas|tu|tus|su|sus)\s/i;
const PREGUNTA_YA = /^(?:elige|escoge)\s/i;
/** '¿Cómo la quieres?', 'Con o sin hielo' and '2 salsas' begin with no noun, so they get no article. */
const SIN_ARTICULO = /^(?:[^\p{L}]|(?:con|sin|de|para|a|en|más|cómo|qué|cuál|cuántos|cuántas)\s)/iu;

/** Returns 'Elige el punto de la carne' for one value, 'Elige 2 en «Salsas»' for several. */
export function preguntaOf(opcion: string, min = 1): string {
  const nombre = opcion.trim();
  if (min > 1) return `Elige ${min} en «${nombre}»`;
  if (PREGUNTA_YA.test(nombre)) return nombre;
  if (SIN_ARTICULO.test(nombre)) return `Elige en «${nombre}»`;
  // Capitals (IPA) stay.
  const nombrado = /^\p{Lu}{2}/u.test(nombre) ? nombre : nombre.charAt(0).toLowerCase() + nombre.slice(1);
  if (CON_ARTICULO.test(nombre)) return `Elige ${nombrado}`;
  const primera = (nombre.split(/\s/)[0] ?? '').toLowerCase();
  const articulo = ARTICULO_DE[primera] ?? FINALES.find(([final]) => final.test(primera))?.[1] ?? 'el';
  return `Elige ${articulo} ${nombrado}`;
}
