import { HUECO, cleanLinea, withHuecos, withoutHuecos } from '@carta/contracts';
import type { Alergeno } from '@carta/contracts';
import { readAlergenos, splitMarcasAlergenos } from '../palabras/alergenos-texto';
import type { Leyenda } from '../palabras/leyenda';
import { readArticulos } from '../palabras/articulos';
import type { Articulo } from '../palabras/articulos';
import { isTituloConocido, toEtiqueta } from '../palabras/palabras';
import { findRuido } from '../palabras/ruido';
import type { Estilo } from '../palabras/precios-linea';

/** What one line of a carta says by itself. */

export type PiezaCarta =
  | { es: 'vacia' | 'raya' }
  | { es: 'fuera'; duda?: string }
  | { es: 'columnas'; titulo: string; etiquetas: string[] }
  | { es: 'alergenos'; alergenos?: Alergeno[]; dudas: string[] }
  | {
      es: 'texto';
      texto: string;
      alergenos?: Alergeno[];
      dudas: string[];
      conNegrita: boolean;
      conVineta: boolean;
    }
  | { es: 'articulos'; articulos: Articulo[] };

export function readLineaCarta(linea: string, leyenda: Leyenda, estilo: Estilo): PiezaCarta {
  const [, plato, alFinal] = /^(.*\d.*?)[\s.,;·-]+(al[eé]rgenos?\s*:.*)$/iu.exec(linea) ?? [];
  if (plato !== undefined && alFinal !== undefined) {
    const pieza = readPieza(plato, leyenda, estilo);
    const leidos = readAlergenos(alFinal, leyenda, true);
    if (pieza.es === 'articulos' && leidos) return withAlergenos(pieza, leidos);
  }
  return readPieza(linea, leyenda, estilo);
}

function readPieza(linea: string, leyenda: Leyenda, estilo: Estilo): PiezaCarta {
  if (!/[\p{L}\d]/u.test(linea)) return { es: /[-–—=_*·.~#]{3}/u.test(linea) ? 'raya' : 'vacia' };
  const ruido = findRuido(linea.trim().replace(/\s+/g, ' '));
  if (ruido) {
    const quiza = estilo.conEnteros && /\p{L}\)?\s+\d{1,3}$/u.test(linea.trim());
    return {
      es: 'fuera',
      ...(quiza ? { duda: `«${linea.trim()}» no se lee como un plato.` } : {}),
      ...ruido,
    };
  }
  const deAlergenos = readAlergenos(linea.trim(), leyenda, true);
  if (deAlergenos) return { es: 'alergenos', ...deAlergenos };
  const columnas = readColumnas(withHuecos(linea.replace(/^\s*[-–—•*]\s+/, '')));
  if (columnas) return columnas;
  const marcas = splitMarcasAlergenos(withHuecos(linea), leyenda);
  const tachado = readTachado(marcas.texto);
  const limpia = cleanLinea(toTamanos(toMedia(tachado.texto)));
  const dudas = [
    ...marcas.dudas,
    ...tachado.dudas,
    ...limpia.dudas,
    ...(limpia.tachada ? ['Está tachado: mira si se vende.'] : []),
  ];
  const texto = estilo.conNumeros
    ? limpia.texto.replace(/^\d{1,3}\s?[.)-]?[\s\uE000]+(?=\p{L})/u, '')
    : limpia.texto.replace(/^(?:\d{1,3}(?:[.)]-?|\s?-)|\d{1,2}\.\d{1,2}\.?)[\s\uE000]+(?=\p{L})/u, '');
  const deMarcas = marcas.alergenos ? { alergenos: marcas.alergenos } : {};
  const articulos = readArticulos(texto, estilo);
  if (articulos.length > 0) {
    return {
      es: 'articulos',
      articulos: articulos.map((articulo) => ({
        ...articulo,
        ...deMarcas,
        dudas: [...dudas, ...articulo.dudas],
      })),
    };
  }
  const suelto = withoutHuecos(texto).replace(/^[\s|]+|[\s|]+$/g, '');
  if (!/[\p{L}\d]/u.test(suelto))
    return marcas.alergenos ? { es: 'alergenos', ...deMarcas, dudas } : { es: 'vacia' };
  return {
    es: 'texto',
    texto: suelto,
    ...deMarcas,
    dudas,
    conNegrita: limpia.conNegrita,
    conVineta: limpia.conVineta,
  };
}

/** A price that is struck out is what it cost before; a name may still be sold. */
function readTachado(texto: string): { texto: string; dudas: string[] } {
  const dudas: string[] = [];
  const sin = texto.replace(/~{1,2}([^~]+)~{1,2}/g, (_, tachado: string) => {
    const isPrecio = !/\p{L}{2}/u.test(tachado);
    dudas.push(isPrecio ? `Lo tachado («${tachado}») se deja fuera.` : 'Está tachado: mira si se vende.');
    return isPrecio ? ' ' : tachado;
  });
  return { texto: sin, dudas };
}

const FRACCIONES: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };
const toMedia = (texto: string): string =>
  texto.replace(/(?<![\d.,/])(?:1\/2|[13]\/4)(?![\d.,/€])/g, (fraccion) => FRACCIONES[fraccion] ?? fraccion);

/** 'Lomo P 3 G 4,80' */
function toTamanos(texto: string): string {
  const hallados = [...texto.matchAll(TAMANO)].map(([, letra = '']) => letra);
  if (hallados.length < 2 || new Set(hallados).size < hallados.length) return texto;
  return texto.replace(TAMANO, (_, letra: string) => TAMANOS[letra] ?? letra);
}
const TAMANOS: Readonly<Record<string, string>> = { P: 'Pequeño', M: 'Mediano', G: 'Grande' };
const TAMANO = /(?<![\p{L}\d])([PMG])\.?:?(?=[\s\uE000.]*\d)/gu;

/** 'Media   Ración', or behind a title: 'VINOS   Copa   Botella'. */
function readColumnas(linea: string): PiezaCarta | null {
  const partes = toMedia(linea)
    .split(new RegExp(`${HUECO}|\\s*[/|]\\s*`))
    .map((parte) => parte.trim())
    .filter(Boolean);
  const sueltas = partes.length === 1 ? linea.split(/\s+/) : partes;
  const etiquetas = sueltas.map(toEtiqueta);
  // 'RACIONES   ½ Ración   Ración'
  const isTitulo = sueltas.length > 2 && isTituloConocido(sueltas[0] ?? '');
  const desde = etiquetas[0] === null || isTitulo ? 1 : 0;
  const detras = etiquetas.slice(desde).filter((etiqueta) => etiqueta !== null);
  if (detras.length < 2 || detras.length !== sueltas.length - desde) return null;
  if (desde === 1 && partes.length === 1) return null;
  return { es: 'columnas', titulo: desde === 1 ? (sueltas[0] ?? '') : '', etiquetas: detras };
}

type Articulos = PiezaCarta & { es: 'articulos' };

const withAlergenos = (
  pieza: Articulos,
  { alergenos, dudas }: { alergenos?: Alergeno[]; dudas: string[] },
): Articulos => ({
  ...pieza,
  articulos: pieza.articulos.map((articulo) => ({
    ...articulo,
    ...(alergenos ? { alergenos } : {}),
    dudas: [...articulo.dudas, ...dudas],
  })),
});
