/** A mesa of a board, and how tall its row is in px, its gap included. */
export interface FilaMedida {
  cerrada: number;
  abierta: number;
  /** It was decided before; null of a mesa that this board shows for the first time. */
  isAbierta: boolean | null;
}

export interface Hueco {
  columnas: number;
  /** From the top of the list to the end of the window, in px. */
  alto: number;
}

/**
 * Returns which rows are open: of those not decided yet, each that ends within the window, or that shares its
 * column with nobody, unless it would push down what was there before. A row is laid in the shortest column, so
 * none moves those before it.
 */
export function abiertasQueCaben(filas: readonly FilaMedida[], { columnas, alto }: Hueco): boolean[] {
  const columna = Array.from({ length: columnas }, () => 0);
  const yaEstaban = filas.map(({ isAbierta }) => isAbierta !== null);
  return filas.map(({ cerrada, abierta, isAbierta }, i) => {
    const desde = Math.min(...columna);
    const cabe = filas.length <= columnas || (!yaEstaban.includes(true, i) && desde + abierta <= alto);
    const seAbre = isAbierta ?? cabe;
    columna[columna.indexOf(desde)] = desde + (seAbre ? abierta : cerrada);
    return seAbre;
  });
}
