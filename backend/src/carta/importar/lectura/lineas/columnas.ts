import { findImportes, withHuecos } from '@carta/contracts';
import { toEtiqueta, splitEtiqueta } from '../palabras/palabras';

/** Two columns that were pasted as one text. */

export interface Renglon {
  /** From 1, as the text has it. */
  linea: number;
  texto: string;
  columna: 1 | 2;
}

const HUECO_ANCHO = /(?:\s{2,}|\t\s*)(?=[\p{L}*•¡¿"«(-])/gu;
const CERCA = 8;
/** Two dishes in columns have fewer. */
const HUECOS_MAX = 12;

interface Corte {
  en: number;
  doble: boolean;
  /** Three dishes or more are no columns. */
  triple?: boolean;
}

/** In the order in which they are read: the first column, then the second. */
export function readColumnasDe(lineas: readonly string[]): Renglon[] {
  const cortes = lineas.map(findCorte);
  const dobles = cortes.filter((corte) => corte?.doble && !corte.triple);
  const conPrecio = lineas.filter((linea) => /\d[.,]\d{2}(?!\d)|€/.test(linea)).length;
  const todos = lineas.map((texto, i): Renglon => ({ linea: i + 1, texto, columna: 1 }));
  if (dobles.length < 2 || dobles.length * 3 < conPrecio) return todos;
  const posiciones = dobles.flatMap((corte) => (corte ? [corte.en] : [])).sort((a, b) => a - b);
  const columna = posiciones[Math.floor(posiciones.length / 2)] ?? 0;
  const primera: Renglon[] = [];
  const segunda: Renglon[] = [];
  for (const renglon of todos) {
    const [una, otra] = splitRenglon(renglon.texto, columna, cortes[renglon.linea - 1] ?? null);
    primera.push({ ...renglon, texto: una });
    segunda.push({ ...renglon, texto: otra, columna: 2 });
  }
  return [...primera, ...segunda];
}

/** Where the second column of a line begins. */
function findCorte(linea: string): Corte | null {
  const tras = findHuecos(linea);
  const doble = findDoble(linea, tras);
  if (doble !== undefined) {
    const resto = linea.slice(doble);
    return { en: doble, doble: true, triple: findDoble(resto, findHuecos(resto)) !== undefined };
  }
  const [primero] = tras;
  return primero === undefined ? null : { en: primero, doble: false };
}

const findHuecos = (linea: string): number[] =>
  [...linea.matchAll(HUECO_ANCHO)]
    .map((hueco) => hueco.index + hueco[0].length)
    .filter((en) => linea.slice(0, en).trim() !== '')
    .slice(0, HUECOS_MAX);

const findDoble = (linea: string, huecos: readonly number[]): number | undefined =>
  huecos.find((en) => hasPlato(linea.slice(0, en)) && hasPlato(linea.slice(en)));

function hasPlato(trozo: string): boolean {
  const texto = withHuecos(trozo);
  const [importe] = findImportes(texto).filter(({ forma }) => forma !== 'entero');
  if (!importe) return false;
  const nombre = texto.slice(0, importe.desde);
  return (
    /\p{L}{2}/u.test(nombre) && toEtiqueta(nombre) === null && splitEtiqueta(nombre)?.nombre.trim() !== ''
  );
}

function splitRenglon(texto: string, columna: number, corte: Corte | null): [string, string] {
  if (corte?.doble) return [texto.slice(0, corte.en), texto.slice(corte.en)];
  const sangria = /^\s*/.exec(texto)?.[0].length ?? 0;
  if (sangria >= columna - CERCA && columna > CERCA) return ['', texto];
  const huecos = [...texto.matchAll(HUECO_ANCHO)].map((hueco) => hueco.index + hueco[0].length);
  const cercano = huecos.find(
    (en) => en > sangria && (Math.abs(en - columna) <= CERCA || texto.includes('\t')),
  );
  return cercano === undefined ? [texto, ''] : [texto.slice(0, cercano), texto.slice(cercano)];
}

/** How many languages stand beside each other in most of these names: 'Croquetas / Croquettes / Kroketten'. */
export function countIdiomas(nombres: readonly string[]): number {
  const cuantos = new Map<number, number>();
  for (const nombre of nombres) {
    const n = splitIdiomas(nombre).length;
    cuantos.set(n, (cuantos.get(n) ?? 0) + 1);
  }
  const [mas = 1, veces = 0] = [...cuantos].sort((a, b) => b[1] - a[1])[0] ?? [];
  return mas >= 2 && veces >= 3 && veces * 5 >= nombres.length * 3 ? mas : 1;
}

export const splitIdiomas = (nombre: string): string[] => {
  const partes = nombre.split(/\s*[/|]\s*/).filter((parte) => /\p{L}{2}/u.test(parte));
  return partes.length === 0 ? [nombre] : partes;
};
