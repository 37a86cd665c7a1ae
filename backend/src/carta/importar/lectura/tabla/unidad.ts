import type { UnidadPeso } from '@carta/contracts';

/** What a till says that a price is of. */

const DE_KILO = /^(?:1 )?(?:kgs?|kilos?|kilogram(?:o|os|s|m|mes)?|quilos?)$/;
const DE_CIEN = /^100 ?(?:g|gr|grs|gramos?|grams?)$/;
const DE_PIEZA =
  /^(?:1 )?(?:u|ud|uds|un|und|unds|unid|unidad(?:es)?|units?|unitats?|unidades?|unite|unita|einheit(?:en)?|eenheid|stk|stuck|stuks?|pieza|piezas|pza|pz|piece|pezzo|pezzi|each|ea|c u|unitatea|bucata|plato|racion|racions?|raciones|item|producto|normal)$/;

/** `aPeso`: another column says so. Nothing of a piece; a doubt of what is neither. */
export function readUnidad(celda: string, aPeso: boolean): { unidad?: UnidadPeso; duda?: string } {
  const llano = celda
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/€|\beur(?:os?)?\b|\b(?:por|per|par|pro|el|la|al)\b|[/.()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (DE_KILO.test(llano)) return { unidad: 'kg' };
  if (DE_CIEN.test(llano)) return { unidad: '100 g' };
  if (llano === '' || DE_PIEZA.test(llano)) return aPeso ? { unidad: 'kg' } : {};
  return { duda: `El precio es por «${celda}»: mira de cuánto es.` };
}
