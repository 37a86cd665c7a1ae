import { findPaseConocido, normalizeTexto } from '@carta/contracts';

/** The words of a carta that are no dishes. */

const MEDIDA = String.raw`\d{1,3}(?:[.,]\d{1,2})?\s?(?:cl|ml|l|litros?|uds?\.?|u\.?|unidades|unitats|g|grs?|piezas?|pzas?\.?|cm)`;
const FORMATO = String.raw`(?:tapas?|tapita|pinchos?|pintxos?|½(?:\s?(?:raci[oó]n(?:es)?|raci[oó]|botella|ampolla|docena|l))?|medias?(?:\s+(?:raci[oó]n(?:es)?|botella|docena|pinta))?|raci[oó]n(?:es)?(?:\s+entera)?|entera|completa|plato|cazuel(?:a|ita)|montaditos?|pulga|bocadillos?|bocata|copas?|botellas?|botella\s+${MEDIDA}|jarras?|ca[nñ]as?|dobles?|tubos?|quintos?|tercios?|pintas?|chupitos?|vasos?|magnum|individual|median[ao]s?|familiar(?:es)?|grandes?|peque[nñ][ao]s?|mini|normal|simple|unidad|docena|botell[ií]n|litro|medio\s+litro|mitja(?:\s+raci[oó])?|raci[oó]|ampolla|gots?|half(?:\s+pint)?|full|glass|bottle|small|medium|large|pint|jug|erdia|osoa|anoa|${MEDIDA})`;
const ZONA = String.raw`(?:barra|mesas?|salas?|sal[oó]n|comedor|interior|terrazas?|exterior|llevar|para\s+llevar|taula|terrassa)`;
const ETIQUETA = `(?:${FORMATO}|${ZONA})`;
const ADORNO = String.raw`[\s\uE000:.,;()\[\]/|·•=–—*-]`;
const SOLO_ETIQUETA = new RegExp(`^${ADORNO}*(?:la\\s+|por\\s+|al?\\s+)?(${ETIQUETA})${ADORNO}*$`, 'iu');
const ETIQUETA_FINAL = new RegExp(`(?:^|${ADORNO})(${ETIQUETA})${ADORNO}*$`, 'iu');
const ES_ZONA = new RegExp(`^${ZONA}$`, 'iu');
const ES_MESA = /^(?:mesas?|salas?|sal[oó]n|comedor|interior|taula)$/iu;
const SEPARADOR = /^[^\p{L}\d]*(?:(?:[yioe]|and)[^\p{L}\d]+)?$/iu;

/** 'Media' of '/ Media:'; null where it says anything else. */
export function toEtiqueta(texto: string): string | null {
  const [, etiqueta] = SOLO_ETIQUETA.exec(texto) ?? [];
  return etiqueta === undefined ? null : inMayuscula(etiqueta.replace(/\s+/g, ' '));
}

/** 'Croquetas Media' is a name and what its price is of. */
export function splitEtiqueta(texto: string): { nombre: string; etiqueta: string } | null {
  const hallada = ETIQUETA_FINAL.exec(texto);
  const [, etiqueta] = hallada ?? [];
  if (!hallada || etiqueta === undefined) return null;
  return { nombre: texto.slice(0, hallada.index), etiqueta: inMayuscula(etiqueta.replace(/\s+/g, ' ')) };
}

export const isZona = (etiqueta: string): boolean => ES_ZONA.test(etiqueta);
export const isZonaMesa = (etiqueta: string): boolean => ES_MESA.test(etiqueta);
export const isSeparador = (texto: string): boolean => SEPARADOR.test(texto);

export const inMayuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);

const PARTE = String.raw`(?:entrantes?|entrants?|entradas|primeros|segundos|tapas|tapes|pinchos|pintxos|raciones|medias raciones|racions|ensaladas|amanides|saladas|ensaladas y verduras|sopas|sopes|cremas|cuchara|guisos|verduras|verdures|verduras|pastas?|arroces|arrossos|fideuas|carnes?|carns?|aves|caza|pescados?|peixos?|peixes|mariscos?|marisc|bocadillos|bocatas|entrepans|montaditos|tostas|tostadas|sandwiches|hamburguesas|burgers|perritos|pizzas?|postres?|sobremesas|dulces|helados|bebidas|begudes|refrescos|aguas|zumos|batidos|cervezas|cerveses|cervexas|sidras|vinos?|vins|vinos (?:blancos|tintos|rosados)|tintos?|blancos?|rosados?|negres|blancs|rosats|cavas?|espumosos|champan|generosos|vermuts?|cafes?|infusiones|tes|licores|licors|destilados|ginebras|ginebra|rones|whisk(?:y|ies)|vodkas?|tequilas|gin ?tonics?|copas|combinados|combinats|cocteles|cocktails|mocktails|desayunos|almuerzos|meriendas|esmorzars|guarniciones|salsas|extras|acompanamientos|platos combinados|especialidades|sugerencias|recomendaciones|fueras? de carta|menus|starters?|appetizers|mains?|main courses?|desserts?|drinks|soft drinks|wines?|beers?|salads|soups|sides|rolls|sushi|nigiris?|makis?|wok|tallarines|rollitos|brasas?|parrilla|plancha|fritos|frituras|conservas|quesos|embutidos|ibericos|chacinas|bollos|bolleria|tortillas|huevos|vegetarianos?|veganos?|ninos|kids)`;
const MATIZ = String.raw`(?: ?(?:,|y|e|i|&|\+|de|del|de la|de las|para|a la|al|con|sin|con alcohol|sin alcohol|frios|frias|calientes|freds|calents|variad[oa]s|casa|huerta|brasa|horno|plancha|mar|dia|temporada|tierra|montana|cocer|compartir|picar|combinad[oa]s|caseros|caseras|artesan[oa]s|especiales|clasicos|clasicas|nuestr[oa]s|autor|queso|tintos|blancos|rosados|dulces|lujo|importacion|nacionales|barril|botella|terra|forn|cullera|picoteo|${PARTE}))*`;
const CONOCIDO = new RegExp(`^(?:(?:de|para|nuestr[oa]s|los|las|els|les|our|hot|cold) )?${PARTE}${MATIZ}$`);
const ORIGEN =
  /^(?:d\.? ?o\.? ?(?:ca?\.?|q\.?)?(?: |$)|denominacion|vinos? de la tierra|i\.?g\.?p\.?(?: |$)|(?:rioja|ribera del duero|rueda|rias baixas|albarino|verdejo|ribeiro|valdeorras|priorat|montsant|penedes|somontano|jumilla|toro|bierzo|mencia|godello|jerez|txakoli)$)/;
const PARA =
  /^(?:para|per|to)(?: a)? (?:picar|compartir|empezar|comenzar|abrir boca|terminar|acabar|beber|comer|share|start|ninos|los peques)/;

/** A title that nobody need mark as one. */
export function isTituloConocido(texto: string): boolean {
  const llano = normalizeTexto(texto.replace(/[:.]+$/, '').replace(/\s+[-–—·/|]\s+/g, ' '));
  if (llano.length > 60) return false;
  return CONOCIDO.test(llano) || ORIGEN.test(llano) || PARA.test(llano) || findPaseConocido(texto) !== null;
}
