import { HUECO, findImportes, withoutHuecos } from '@carta/contracts';
import type { Alergeno, Importe } from '@carta/contracts';
import { isSeparador, splitEtiqueta, toEtiqueta } from './palabras';
import { IVA_DETRAS, onlyPrecios } from './precios-linea';
import type { Estilo } from './precios-linea';

/** The dishes of a line, with what each costs. */

/** A price and what it is of, where that is said. Without a price its column is empty. */
export interface Cantidad {
  importe?: Importe;
  etiqueta?: string;
}

export interface Articulo {
  nombre: string;
  descripcion: string;
  cantidades: Cantidad[];
  alergenos?: Alergeno[];
  dudas: string[];
}

/** None where no number of the line is a price; without a name it is a price alone. */
export function readArticulos(texto: string, estilo: Estilo): Articulo[] {
  const importes = onlyPrecios(texto, findImportes(texto), estilo);
  if (importes.length === 0) return [];
  const trozos = [...importes, null].map((importe, i) =>
    texto.slice(importes[i - 1]?.hasta ?? 0, importe?.desde ?? texto.length),
  );
  const [primero = '', ...resto] = trozos;
  const ultimo = resto.pop() ?? '';
  const sueltos = resto.filter(
    (trozo) => !isSeparador(trozo) && (toEtiqueta(trozo) ?? splitParentesis(trozo)) === null,
  );
  const nombres = hasLetra(primero) ? [primero, ...resto] : [...resto, ultimo];
  if (sueltos.length > 0 && nombres.every(hasLetra))
    return toVarios(nombres, hasLetra(primero) ? ultimo : '', importes);
  return [toArticulo(primero, resto, ultimo, importes)];
}

const hasLetra = (trozo: string): boolean => /\p{L}/u.test(trozo);

/** 'Agua 2,00 € Refresco 2,50 €' are two dishes. */
function toVarios(nombres: readonly string[], ultimo: string, importes: readonly Importe[]): Articulo[] {
  return importes.map((importe, i) => ({
    nombre: toNombre(nombres[i] ?? ''),
    descripcion: i === importes.length - 1 ? toCola(ultimo) : '',
    cantidades: [{ importe }],
    dudas: [...importe.dudas, `Se leen ${importes.length} platos de una línea.`],
  }));
}

function toArticulo(
  primero: string,
  entre: readonly string[],
  ultimo: string,
  importes: readonly Importe[],
): Articulo {
  const detras = [...entre, ultimo];
  const etiquetasDetras = detras.map((trozo) => splitParentesis(trozo) ?? toEtiqueta(trozo));
  const delante = splitEtiqueta(primero);
  const enLista = splitLista(primero, importes.length);
  const conDetras = importes.length > 1 && etiquetasDetras[importes.length - 1] !== null && delante === null;
  const deMedia = importes.length === 2 && /^(?:media|½|mitja)/iu.test(delante?.etiqueta ?? '');
  const conDelante =
    importes.length > 1 &&
    !conDetras &&
    (deMedia || etiquetasDetras.slice(0, -1).some((etiqueta) => etiqueta !== null));
  const soloEtiqueta = importes.length === 1 && toEtiqueta(primero) !== null;
  const deDelante = conDelante || soloEtiqueta ? [delante?.etiqueta ?? null, ...etiquetasDetras] : [];
  const etiquetas = enLista?.etiquetas ?? (conDetras ? etiquetasDetras : deDelante);
  const cabeza = enLista?.nombre ?? ((conDelante || soloEtiqueta) && delante ? delante.nombre : primero);
  const { nombre, huecos } = splitHuecos(cabeza);
  const cola = conDetras ? '' : toCola(ultimo);
  const sinNombre = !hasLetra(nombre) || /^(?:precio|pvp|p\.v\.p\.?|price|preu|prezo)$/iu.test(nombre);
  const dudas = [...importes.flatMap((importe) => importe.dudas), ...dudasDeNombre(cabeza, nombre, cola)];
  const cantidades = [
    ...huecos.map(() => ({})),
    ...importes.map((importe, i) => {
      const etiqueta = etiquetas[i];
      return etiqueta ? { importe, etiqueta } : { importe };
    }),
  ];
  if (sinNombre && importes.length === 1 && hasLetra(cola) && !soloEtiqueta && !/^\s*\(/.test(ultimo))
    return { nombre: cola, descripcion: '', cantidades, dudas };
  return { nombre: sinNombre ? '' : nombre, descripcion: cola, cantidades, dudas };
}

const splitParentesis = (trozo: string): string | null => toEtiqueta(trozo.split(/[/|·]/)[0] ?? '');

/** 'Ostras (unidad / docena) 3,50 / 38,00'. */
function splitLista(primero: string, cuantos: number): { nombre: string; etiquetas: string[] } | null {
  const hallada = cuantos > 1 ? /\(([^()]+)\)[\s\uE000:.]*$/u.exec(primero) : null;
  const etiquetas = (hallada?.[1] ?? '').split(/\s*[/·,]\s*/).flatMap((parte) => toEtiqueta(parte) ?? []);
  return hallada && etiquetas.length === cuantos
    ? { nombre: primero.slice(0, hallada.index), etiquetas }
    : null;
}

const OTRO_PRECIO = /€|\d[.,]\d{2}(?![\d.,])(?!\s?(?:l|cl|ml|kg|º|%))/iu;
const POR_PESO = /(?:(?<!\d\s?|½\s?|\p{L})(?:kg|kilo)|\b100\s?(?:g|gr|grs|gramos))[.)]*$/iu;

/** What of a name that has a price may be something else. */
function dudasDeNombre(cabeza: string, nombre: string, cola: string): string[] {
  const partes = cabeza.split(HUECO).filter(hasLetra);
  const otro = [nombre, cola].find((texto) => OTRO_PRECIO.test(texto));
  return [
    ...(partes.length > 1 ? ['Hay un hueco en el nombre: mira si son dos cosas.'] : []),
    ...(nombre.split(/\s[·|•]\s/).length > 2 ? ['Se lee como un solo plato: mira si son varios.'] : []),
    ...(POR_PESO.test(nombre) ? ['Mira si se vende por peso.'] : []),
    ...(otro === undefined ? [] : [`En «${otro}» hay otro número que parece un precio.`]),
  ];
}

/** A dash stands where a column has no price. */
function splitHuecos(texto: string): { nombre: string; huecos: string[] } {
  const partes = texto.split(HUECO);
  const huecos: string[] = [];
  while (partes.length > 1 && /^\s*(?:[-–—]{1,2}|\s*)\s*$/.test(partes.at(-1) ?? '')) {
    const vacio = partes.pop() ?? '';
    if (/[-–—]/.test(vacio)) huecos.push(vacio);
  }
  return { nombre: toNombre(partes.join(' ')), huecos };
}

const toNombre = (texto: string): string =>
  withoutHuecos(texto)
    .replace(/[\s:,;.…·•|=_–—-]+$/u, '')
    .replace(/^[\s:.…·•|=_–—-]+/u, '')
    .replace(/\s*[(/]\s*$/u, '')
    .trim();

function toCola(texto: string): string {
  const cola = withoutHuecos(texto.replace(IVA_DETRAS, ''))
    .replace(/^[\s:.,;·•|=–—-]+|[\s:;·•|=–—-]+$/gu, '')
    .replace(/^\(([^()]*)\)?$|^([^()]*)\)$/u, '$1$2')
    .trim();
  return /[\p{L}\d]/u.test(cola) ? cola : '';
}
