/**
 * How a missing choice is asked for: 'Elige el punto de la carne'. Spanish wants an article, which the first
 * word of a name mostly tells; what is asked of dishes and ends otherwise is listed.
 */

/** Words about food whose ending tells the wrong gender, or that only look like a plural. */
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

/** A name that begins with one of these has what an article would say. */
const CON_ARTICULO = /^(?:el|la|los|las|un|una|unos|unas|tu|tus|su|sus)\s/i;
/** 'Elige tu salsa', as a name: it asks by itself. */
const PREGUNTA_YA = /^(?:elige|escoge)\s/i;
/** What is no noun takes no article: '¿Cómo la quieres?', 'Con o sin hielo', '2 salsas'. */
const SIN_ARTICULO = /^(?:[^\p{L}]|(?:con|sin|de|para|a|en|más|cómo|qué|cuál|cuántos|cuántas)\s)/iu;

/** 'Elige el punto de la carne', of an opción 'Punto de la carne'; of more than one value, 'Elige 2 en «Salsas»'. */
export function preguntaOf(opcion: string, min = 1): string {
  const nombre = opcion.trim();
  if (min > 1) return `Elige ${min} en «${nombre}»`;
  if (PREGUNTA_YA.test(nombre)) return nombre;
  if (SIN_ARTICULO.test(nombre)) return `Elige en «${nombre}»`;
  // What is written in capitals (IPA) stays so.
  const nombrado = /^\p{Lu}{2}/u.test(nombre) ? nombre : nombre.charAt(0).toLowerCase() + nombre.slice(1);
  if (CON_ARTICULO.test(nombre)) return `Elige ${nombrado}`;
  const primera = (nombre.split(/\s/)[0] ?? '').toLowerCase();
  const articulo = ARTICULO_DE[primera] ?? FINALES.find(([final]) => final.test(primera))?.[1] ?? 'el';
  return `Elige ${articulo} ${nombrado}`;
}
