import { centimos, formatCentimos, fromEuros } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { UnidadPeso } from '../peso';

/** The prices of a line of a carta, wherever they stand in it. */

/** Leader dots, tabs and wide gaps are this one character. */
export const HUECO = '\uE000';
const HUECOS =
  /(?:\s*[.·_•]){3,}\s*|\s*[.…_]*…[.…_]*\s*|\s*\.{2,}\s*(?=[\d€])|\s*[-–—]{3,}\s*|\s*\t\s*|\s{2,}/gu;

export interface Importe {
  desde: number;
  hasta: number;
  /** Absent: it says that there is none ('s/m'). */
  precio?: Centimos;
  forma: 'moneda' | 'decimales' | 'entero';
  unidad?: UnidadPeso;
  dudas: string[];
}

const MILES = String.raw`\d{1,3}(?:\.\d{3})+,\d{2}|\d{1,3}(?:,\d{3})+\.\d{2}`;
const DECIMALES = String.raw`\d{1,4}(?:[.,'’´]\d{1,3}|€\d{2})`;
/** A phone reads O for 0, l for 1, S for 5, B for 8, and parts what belongs together. */
const BORROSO = String.raw`(?=[OolI|SB]*\d)[OolI|SB\d]{1,3}(?: [.,] ?|[.,] )\d{1,2}(?!\d|[.,]\d)|(?=[OolI|SB]*\d|[OolI|SB]+[.,][OolISB]*\d)[OolI|SB\d]{1,3}[.,][OolISB\d]{2}(?![OolISB\d])`;
const PARTIDO = String.raw`(?<![/\d])\d{1,2} \d{2}(?= ?€)`;
const ENTERO = String.raw`\d{1,4}(?:[.,] ?[-–—]{1,2})?`;
const MONEDA = String.raw`(?: ?(?:€|[Ee][Uu][Rr](?:[Oo][Ss]?|\.)?(?![\p{L}])|[eE](?=\s*$)|[Cc£](?=\s*$)))`;
const NUMERO = new RegExp(
  `(€ ?|(?<![\\p{L}])[Ee][Uu][Rr](?:[Oo][Ss])? )?(${MILES}|${BORROSO}|${DECIMALES}(?!\\d)|${PARTIDO}|${ENTERO})(${MONEDA})?`,
  'gu',
);

/** Behind a number they say that it is no price. */
const UNIDADES =
  /^(?:\s?(?:cl|ml|dl|l|lts?|litros?|g|grs?|gramos?|kg|kilos?|cm|mm|uds?|u|unid(?:ad(?:es)?)?|unitats|unidades|pzas?|pz|piezas?|pax|pers(?:onas?)?|comensales|a[nñ]os|anys|years?|meses|dias|d[ií]as|horas?|hrs?|h|min(?:utos)?|pisos|quesos|estaciones|sabores)(?![\p{L}\d])|\s?[%ºª°"x×]|:\d|[.,']\d|\d)/iu;
const POR_PESO = /^\s*(?:\/|el|los|x|por|per)?\s*(100\s?(?:g|grs?|gramos)|kg|kilos?|quilo)(?![\p{L}\d])\.?/iu;
/** But 'Media 6 / Ración 10' are two, each with its price behind it. */
const POR_CABEZA =
  /^\s*(?:(?:\/|por|per|x)\s*(?:personas?|pers|pax|p|comensal|cabeza|unidad|unitat|ud|u|und|pieza|pza|raci[oó]n|plato|copa|botella|jarra|vaso|taza|tapa)|p\.\s?p|pp|(?:la\s+)?(?:unidad|ud|pieza))(?![\p{L}\d])\.?(?![\s:.\uE000–-]*(?:€\s?)?\d)/iu;
const POR_OTRA = /^\s*\/\s*(?:\d+\s*)?\p{L}+(?!\p{L}|[\s:.\uE000–-]*(?:€\s?)?\d)/u;
const SIN_PRECIO =
  /(?<![\p{L}\d/])(?:s\s?\/\s?m|s\.\s?m\.?|s\s?\/\s?p|p\.?s\.?m|(?:precio\s+|preu\s+|prezo\s+)?(?:seg[uú]n|segons|segundo)\s+(?:precio\s+(?:de\s+)?)?(?:el\s+)?(?:mercado|mercat|lonja|peso|pes|tama[nñ]o|pieza|temporada|d[ií]a)|(?:a\s+)?consultar(?:\s+precio)?|market\s+price|precio\s+de\s+mercado)(?![\p{L}\d/])\.?/giu;

export const withHuecos = (linea: string): string => linea.trim().replace(HUECOS, HUECO);

export const withoutHuecos = (texto: string): string =>
  texto.replaceAll(HUECO, ' ').replace(/\s+/g, ' ').trim();

/** Every number that may be a price, from the left; whether it is one is for its line to say. */
export function findImportes(linea: string): Importe[] {
  const sinPrecio = [...linea.matchAll(SIN_PRECIO)].map((hallado): Importe => {
    const [texto] = hallado;
    const desde = hallado.index;
    const dudas = [`Dice «${texto.trim()}»: falta su precio.`];
    return { desde, hasta: desde + texto.length, forma: 'moneda', dudas };
  });
  const conPrecio = [...linea.matchAll(NUMERO)].flatMap((hallado) => toImporte(linea, hallado) ?? []);
  return [...sinPrecio, ...conPrecio].sort((a, b) => a.desde - b.desde);
}

/** What says something of a number stands this near before it. */
const ANTES_MAX = 40;

function toImporte(linea: string, hallado: RegExpExecArray): Importe | null {
  const [texto, delante, cifras = '', detras] = hallado;
  const desde = hallado.index;
  const antes = linea.slice(Math.max(0, desde - ANTES_MAX), desde);
  if (/[\p{L}\d#@:+][.,'’]?$|\d[.,'’]$|\+ ?$/u.test(antes) || /n[.º°]{1,2} ?$/iu.test(antes)) return null;
  const resto = linea.slice(desde + texto.length);
  const ajena = /[£$]\s?$/.test(antes) || /^\s?(?:[$]|usd|gbp)/iu.test(resto);
  const desdeCuanto = /(?:desde|a partir de|from|des de|m[ií]n(?:imo)?\.?)\s*$/iu.test(antes);
  const conMoneda = delante !== undefined || detras !== undefined;
  const peso = POR_PESO.exec(resto);
  if (peso && !conMoneda && !/[/,.]/.test(`${cifras}${peso[0]}`)) return null;
  if (!conMoneda && !peso && (UNIDADES.test(resto) || /^\p{L}/u.test(resto))) return null;
  if (conMoneda && /^\d/.test(resto)) return null;
  const { precio, dudas } = toPrecio(cifras);
  if (precio === undefined && !conMoneda) return null;
  const cabeza = peso ? null : POR_CABEZA.exec(resto);
  const otra = peso || cabeza ? null : POR_OTRA.exec(resto);
  const detrasDePrecio = (peso ?? cabeza)?.[0] ?? '';
  return {
    desde,
    hasta: desde + texto.length + detrasDePrecio.length,
    ...(precio === undefined ? {} : { precio }),
    forma:
      conMoneda || peso || cifras.includes('€') ? 'moneda' : /[.,'’´]/.test(cifras) ? 'decimales' : 'entero',
    ...(peso ? { unidad: /^100/.test(peso[1] ?? '') ? '100 g' : 'kg' } : {}),
    dudas: [
      ...dudas,
      ...(ajena ? ['Está en otra moneda: se lee como euros.'] : []),
      ...(desdeCuanto ? ['Es un precio desde el que se empieza: di el suyo.'] : []),
      ...(/[c£]/iu.test(detras ?? '') ? [`«${detras?.trim()}» se lee como €.`] : []),
      ...(otra && conMoneda ? [`El precio es «${otra[0].trim()}»: mira de cuánto es.`] : []),
    ],
  };
}

const LETRAS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  l: '1',
  I: '1',
  '|': '1',
  S: '5',
  s: '5',
  B: '8',
  b: '8',
  i: '1',
  L: '1',
};

/** From here on a price without decimals has more likely lost its comma. */
const CARO = 100_00;
const dudaCaro = (precio: Centimos): string => `Son ${formatCentimos(precio)}: mira si falta una coma.`;

/** '950' of a carta with decimals is 9,50 that has lost its comma. */
export function withComa(importe: Importe): Importe {
  const { precio } = importe;
  if (precio === undefined || precio < CARO || importe.forma !== 'entero') return importe;
  const conComa = centimos(precio / 100);
  return {
    ...importe,
    precio: conComa,
    dudas: [`Se lee ${printEuros(conComa)} de «${precio / 100}», como si faltara la coma.`],
  };
}

function toPrecio(cifras: string): { precio?: Centimos; dudas: string[] } {
  const claras = cifras
    .replace(/[OolI|SBsbiL]/g, (letra) => LETRAS[letra] ?? letra)
    .replace(/[.,] ?[-–—]+$/, '');
  const seguidas = claras.replace(/\s+(?=[.,])|(?<=[.,])\s+/g, '').replace(/ /, ',');
  const partes = /^(.*)[.,'’´€](\d+)$/.exec(seguidas);
  const enteros = (partes?.[1] ?? seguidas).replace(/[.,]/g, '');
  const decimales = partes?.[2] ?? '';
  const precio = fromEuros(Number(`${enteros}.${decimales.slice(0, 2) || '0'}`));
  if (precio === 0) return { dudas: ['El precio es 0: falta el suyo.'] };
  const isClaro = /^\d+(?:[.,'’´€]\d{1,2}|[.,] ?[-–—]+)?$|^\d{1,3}(?:[.,]\d{3})+[.,]\d{2}$/.test(cifras);
  if (!isClaro) return { precio, dudas: [`Se lee ${printEuros(precio)} de «${cifras}»: mira si es así.`] };
  return { precio, dudas: precio >= CARO && decimales === '' ? [dudaCaro(precio)] : [] };
}

/** '14,50 €', '14 €'. */
export function printEuros(cantidad: Centimos): string {
  const euros = cantidad / 100;
  return `${Number.isInteger(euros) ? euros : euros.toFixed(2).replace('.', ',')} €`;
}
