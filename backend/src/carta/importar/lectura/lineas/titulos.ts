import type { PiezaCarta } from './linea';
import { isTituloConocido } from '../palabras/palabras';

/** Whether a line without a price is a title, a dish or what a dish is made of: its neighbours say it. */

export interface Contexto {
  piezas: readonly PiezaCarta[];
  /** Dishes are in capitals too, so that these say nothing. */
  todoMayusculas: boolean;
  todoNegrita: boolean;
  /** Most dishes have a line beneath them. */
  conDescripciones: boolean;
}

export interface Titulo {
  seguro: boolean;
}

const isTexto = (pieza: PiezaCarta | undefined): boolean => pieza?.es === 'texto';
export const isCorte = (pieza: PiezaCarta | undefined): boolean =>
  pieza === undefined || pieza.es === 'vacia' || pieza.es === 'raya' || pieza.es === 'fuera';

export const isPlato = (pieza: PiezaCarta | undefined): boolean =>
  pieza?.es === 'articulos' && pieza.articulos.some(({ nombre }) => nombre !== '');

export const isSoloPrecio = (pieza: PiezaCarta | undefined): boolean =>
  pieza?.es === 'articulos' && pieza.articulos.every(({ nombre }) => nombre === '');

/** 'Caña 1,80' may be a format of what stands above it, or a dish under a title. */
const isDeFormato = (pieza: PiezaCarta | undefined): boolean =>
  pieza?.es === 'articulos' &&
  pieza.articulos.every(
    ({ nombre, cantidades }) => nombre === '' && cantidades.every(({ etiqueta }) => etiqueta !== undefined),
  );

export function findContexto(piezas: readonly PiezaCarta[]): Contexto {
  const platos = piezas.flatMap((pieza, i) => (isPlato(pieza) ? [i] : []));
  const nombres = platos.flatMap((i) => {
    const pieza = piezas[i];
    return pieza?.es === 'articulos' ? pieza.articulos.map(({ nombre }) => nombre) : [];
  });
  const textos = piezas.flatMap((pieza) => (pieza.es === 'texto' ? [pieza] : []));
  const conDebajo = platos.filter((i) => isTexto(piezas[i + 1]) && !isSoloPrecio(piezas[i + 2])).length;
  const sueltos = textos.map(({ texto }) => texto);
  const deNombres = nombres.length > 0 ? nombres : sueltos;
  const enMayusculas = deNombres.filter((nombre) => isMayusculas(nombre)).length;
  return {
    piezas,
    todoMayusculas: enMayusculas * 3 > deNombres.length * 2 && deNombres.length > 0,
    todoNegrita: textos.length > 0 && textos.every(({ conNegrita }) => conNegrita),
    conDescripciones: platos.length >= 3 && conDebajo * 2 > platos.length,
  };
}

const isMayusculas = (texto: string): boolean => /\p{Lu}.*\p{Lu}/u.test(texto) && !/\p{Ll}{2}/u.test(texto);

/** The next piece that is no blank. */
function findSiguiente(piezas: readonly PiezaCarta[], i: number): PiezaCarta | undefined {
  let j = i + 1;
  while (j < piezas.length && isCorte(piezas[j])) j += 1;
  return piezas[j];
}

/** It says what is in the dish above it, or goes on with its name. */
export const isDebajo = (texto: string): boolean => /^[\p{Ll}(*"“«&+]|,\s|\.$/u.test(texto);

/** Null where it is none. */
export function readTitulo({ piezas, todoMayusculas, todoNegrita }: Contexto, i: number): Titulo | null {
  const pieza = piezas[i];
  if (pieza?.es !== 'texto' || pieza.conVineta) return null;
  const { texto } = pieza;
  const siguiente = findSiguiente(piezas, i);
  if (isSoloPrecio(siguiente) && !isDeFormato(siguiente)) return null;
  const palabras = texto.split(' ').length;
  if (isTituloConocido(texto)) return { seguro: true };
  if (texto.length > 80 || /[;]$|\p{Ll}\.$/u.test(texto)) return null;
  if (/:$/.test(texto)) return { seguro: palabras <= 6 };
  const trasCorte = isCorte(piezas[i - 1]);
  const subrayado = piezas[i + 1]?.es === 'raya' && trasCorte;
  const conMayusculas = isMayusculas(texto) && !todoMayusculas;
  if (conMayusculas || subrayado || (pieza.conNegrita && !todoNegrita)) return { seguro: true };
  const antesDePlato = isPlato(siguiente) || siguiente?.es === 'columnas';
  const limpio = palabras <= 4 && !/[,\d]/.test(texto) && /^[\p{Lu}\d¡¿"«]/u.test(texto);
  if (!trasCorte || !/^[\p{Lu}\d¡¿"«]/u.test(texto)) return null;
  if (isDeFormato(siguiente)) return null;
  if (isCorte(piezas[i + 1])) return antesDePlato ? { seguro: limpio } : null;
  return antesDePlato && !isContinuacion(piezas[i + 1]) ? { seguro: limpio } : null;
}

/** 'y ventresca … 12,00' goes on with the line above. */
export function isContinuacion(pieza: PiezaCarta | undefined): boolean {
  if (pieza?.es !== 'articulos' || pieza.articulos.length !== 1) return false;
  return /^[\p{Ll}(&+]/u.test(pieza.articulos[0]?.nombre ?? '');
}

/** No price stands further below its dish. */
const DEBAJO_MAX = 6;

const isConocido = (pieza: PiezaCarta | undefined): boolean =>
  pieza?.es === 'texto' && isTituloConocido(pieza.texto);

/** Under a dish it says what is in it; null: it begins another one, whose price comes below. */
export function readDescripcion(
  { piezas, conDescripciones }: Contexto,
  i: number,
): { segura: boolean } | null {
  const pieza = piezas[i];
  if (pieza?.es !== 'texto') return null;
  const { texto } = pieza;
  if (/^[\p{Ll}(*"“«&+]/u.test(texto)) return { segura: true };
  let j = i + 1;
  while (j < i + DEBAJO_MAX && isTexto(piezas[j]) && !isConocido(piezas[j])) j += 1;
  if (isSoloPrecio(piezas[j])) return null;
  if (isContinuacion(piezas[j]) && j === i + 1) return null;
  return { segura: isDebajo(texto) || conDescripciones };
}
