import { normalizeTexto } from '../../plataforma/dominio/texto';

export const TIPOS_PEDIDO = ['comida', 'bebida'] as const;
export type TipoPedido = (typeof TIPOS_PEDIDO)[number];

const words = (...expresiones: string[]): RegExp => new RegExp(`\\b(${expresiones.join('|')})\\b`);

const BEBIDAS = words(
  'bebidas?|begud(a|es)|drinks?|beverages?|refrescos?|refrescs|sodas?|aguas?|aigua|aigues|waters?',
  'vinos?|vins?|vi|wines?|cavas?|champagnes?|champan|espumosos?|escumosos|tintos?|rosados?|bodega|vinoteca',
  'cervezas?|cerves(a|es)|beers?|canas?|sidras?|ciders?',
  'cafes?|coffees?|cafeteria|tes|te(?! recom)|teas?|teteria|infusion(es|s)?',
  'zumos?|sucs?|juices?|batidos?|smoothies?|horchatas?|orxat(a|es)',
  'coctel(es|s)?|cocteleria|cocktails?|mocktails?|combinados?|copas?|copes|cubatas?|mojitos?|sangrias?',
  'licor(es|s)?|destilados?|spirits|chupitos?|shots?|gin|gin ?tonics?|ginebras?|vermut?s?|vermouths?',
  'ron(es)?|whisk(y|ys|ies|eys?)|vodkas?|tequilas?|mezcal(es)?|pacharan(es)?|orujos?|brand(is?|ys?|ies)',
  'conac(s|es)?|cognacs?|jerez|jereces|manzanillas?|mostos?|botellin(es)?|kombuchas?|limonadas?|gaseosas?|tonicas?',
  'albarinos?|verdejos?|godellos?|txakolis?|chacolis?|proseccos?|lambruscos?',
  // a dish may be from these or like these, unless the word begins the name
  '^(finos?|riberas?|riojas?|ruedas?|energeticas?|isotonicas?|anis|anises)',
);

/** These words mean food even beside a drink's ('Copas de helado', 'Tarta de café'). */
const COMIDAS = words(
  'helados?|gelats?|ice creams?|sorbetes?|tartas?|pastel(es)?|cakes?|postres?|desserts?',
  'tapas?|platos?|arroz|menus?|bowls?|(con|amb|with) (bebida|beguda|drink)s?',
  'carnes?|pollos?|pescados?|mariscos?|ensaladas?|raciones|salsas?|aceitunas?|pizzas?|hamburguesas?|burgers?',
  'bocadillos?|bocatas?|montaditos?|tostas?|entrepans?|sandwich(es)?',
);

/** 'al vino', 'a la cerveza' and 'para carnes' say how a dish is made, not what it is. */
const MODOS = /\b(al|a la|para)( (la|el|las|los))? [a-z]+/g;

/** These drinks contain a word of the food, and win over it. */
const BEBIDAS_CON_COMIDA = words(
  '(te|cafe)s? helados?|menus? de (bebidas|vinos|cocteles|copas|cafes|tes)|(drinks?|wine|cocktails?) menu',
);

/** Guesses once, from the name; the owner can change it (docs/reglas/carta.md#the-carta). */
export function guessTipoCategoria(nombre: string): TipoPedido {
  const texto = normalizeTexto(nombre).replace(MODOS, '');
  if (BEBIDAS_CON_COMIDA.test(texto)) return 'bebida';
  return BEBIDAS.test(texto) && !COMIDAS.test(texto) ? 'bebida' : 'comida';
}
