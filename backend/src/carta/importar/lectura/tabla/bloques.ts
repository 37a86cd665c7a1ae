import { isOtraCabecera } from './cabecera';

/** The parts of a sheet that are read one after the other: blocks side by side, and tables beneath each other. */

type Fila = readonly string[];

const PRECIO = /^(?:€\s*)?\d{1,4}(?:[.,']\d{1,2})?\s*€?$/;

const isPlato = (fila: Fila): boolean =>
  fila.some((celda) => /\p{L}{2}/u.test(celda)) && fila.some((celda) => PRECIO.test(celda));

/** Apart by a column without anything, each with dishes and their prices; null where there is one alone. */
export function splitBloques(filas: readonly Fila[]): string[][][] | null {
  const ancho = filas.reduce((mayor, fila) => Math.max(mayor, fila.length), 0);
  const llenas = Array.from({ length: ancho }, (_, i) => filas.some((fila) => (fila[i] ?? '') !== ''));
  const cortes = [
    ...llenas.flatMap((llena, i) => (!llena && llenas[i - 1] ? [i] : [])),
    ...repetidas(filas, ancho),
  ].sort((a, b) => a - b);
  const limites = [0, ...cortes, ancho];
  const bloques = limites.slice(1).map((hasta, i) => filas.map((fila) => fila.slice(limites[i], hasta)));
  const escritos = bloques.filter((bloque) => bloque.some((fila) => fila.some(Boolean)));
  const conPlatos = escritos.filter((bloque) => bloque.some(isPlato));
  return conPlatos.length > 1 && conPlatos.length === escritos.length ? escritos : null;
}

/** 'Plato;Precio;Plato;Precio' begins again. */
function repetidas(filas: readonly Fila[], ancho: number): number[] {
  const cabecera = filas.slice(0, 3).find((fila) => isOtraCabecera(fila)) ?? [];
  const [primera = ''] = cabecera;
  if (primera === '') return [];
  return Array.from({ length: ancho }, (_, i) => i).filter((i) => i > 1 && cabecera[i] === primera);
}

/** A first row of words alone above rows with numbers: a heading that nobody knows. -1: there is none. */
function findRotulos(filas: readonly Fila[]): number {
  const escritas = filas.flatMap((fila, i) => (fila.some(Boolean) ? [i] : []));
  const [primera, ...resto] = escritas;
  const celdas = filas[primera ?? -1]?.filter(Boolean) ?? [];
  const conNumero = resto.filter((i) => filas[i]?.some((celda) => PRECIO.test(celda))).length;
  const isRotulos = celdas.length > 1 && !celdas.some((celda) => /\d/.test(celda));
  return isRotulos && resto.length > 0 && conNumero * 5 >= resto.length * 4 ? (primera ?? -1) : -1;
}

export interface Seccion {
  /** Null: none stands above it. */
  cabecera: Fila | null;
  /** What stands alone above its heading. */
  titulo: string;
  filas: { fila: Fila; linea: number }[];
}

const CABECERA_HASTA = 10;
const isTitulo = (fila: Fila): boolean => fila.filter(Boolean).length === 1;

/** The row above a heading that has one cell alone, blank ones left out; -1: none. */
function findTitulo(filas: readonly Fila[], inicio: number): number {
  let i = inicio - 1;
  while (i >= 0 && !filas[i]?.some((celda) => /[\p{L}\d]/u.test(celda))) i -= 1;
  return i >= 0 && isTitulo(filas[i] ?? []) ? i : -1;
}

/** Each begins at its heading; the first one within ten rows. */
export function splitSecciones(filas: readonly Fila[], isCabecera: (fila: Fila) => boolean): Seccion[] {
  const conocida = filas.slice(0, CABECERA_HASTA).findIndex(isCabecera);
  const primera = conocida >= 0 ? conocida : findRotulos(filas);
  const inicios = filas.flatMap((fila, i) =>
    i === primera || (i > primera && primera >= 0 && isOtraCabecera(fila)) ? [i] : [],
  );
  if (inicios.length === 0)
    return [{ cabecera: null, titulo: '', filas: filas.map((fila, i) => ({ fila, linea: i + 1 })) }];
  return inicios.map((inicio, n) => {
    const deTitulo = findTitulo(filas, inicio);
    const siguiente = inicios[n + 1];
    const hasta = siguiente === undefined ? filas.length : siguiente;
    const deLaSiguiente = siguiente === undefined ? -1 : findTitulo(filas, siguiente);
    return {
      cabecera: filas[inicio] ?? [],
      titulo: filas[deTitulo]?.find(Boolean) ?? '',
      filas: filas
        .slice(inicio + 1, hasta)
        .map((fila, i) => ({ fila, linea: inicio + i + 2 }))
        .filter(({ linea }) => linea !== deLaSiguiente + 1),
    };
  });
}
