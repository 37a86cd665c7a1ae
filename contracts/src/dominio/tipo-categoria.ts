import { normalizeTexto } from './texto';

/** Which ticket the dishes of a categoria go to: the kitchen's or the bar's. */
export const TIPOS_PEDIDO = ['comida', 'bebida'] as const;
export type TipoPedido = (typeof TIPOS_PEDIDO)[number];

/** Words that name drinks, in Spanish, Catalan and English, without accents. */
const BEBIDAS =
  /\b(bebidas?|begudes|drinks?|beverages?|vinos?|vins?|wines?|cavas?|champagnes?|champan|espumosos?|cervezas?|cerveses|beers?|canas?|refrescos?|refrescs|sodas?|soft|cafes?|coffees?|tes?|teas?|infusion(es)?|infusions|cocteles?|coctels|cocktails?|combinados?|zumos?|sucs?|juices?|batidos?|smoothies?|copas?|copes|licores?|licors|destilados?|gin|ginebras?|whisk(y|ies|eys?)|rones|vermuts?|vermouths?|sidras?|sangrias?|aguas?|aigues|waters?|chupitos?|shots?|spirits|horchatas?|bodega)\b/;

/** Words that name food even beside a drink's ('Copas de helado', 'Tartas de café'). */
const COMIDAS =
  /\b(helados?|gelats?|ice cream|tartas?|pastel(es)?|postres?|desserts?|tapas?|platos?|arroz|menus?)\b/;

/** Guesses the tipo of a categoria from its name, once; the owner can change it (API §3). */
export function guessTipoCategoria(nombre: string): TipoPedido {
  const texto = normalizeTexto(nombre);
  return BEBIDAS.test(texto) && !COMIDAS.test(texto) ? 'bebida' : 'comida';
}
