/** How a wall is filled: columns that flow down, screen after screen. All sizes in px. */

/** What is left free between two tickets. */
export const SEPARACION_PX = 8;

/** What a screen of the wall holds: one column is a list that may be as long as it likes. */
export interface Muro {
  columnas: number;
  alto: number;
}

/** Where something hangs: its column from 0, and from the top of the whole wall. */
export interface Caja {
  columna: number;
  /** Where its screenful begins. */
  pagina: number;
  arriba: number;
  alto: number;
}

/**
 * Where the next box goes, after those that hang already: under the last one if there is room on its
 * screen, else on top of the next column, else on another screen.
 */
export function nextCaja(puestas: readonly Caja[], alto: number, muro: Muro): Caja {
  const ultima = puestas.at(-1);
  if (!ultima) return { columna: 0, pagina: 0, arriba: 0, alto };
  const { columna, pagina } = ultima;
  const debajo = libreDe(puestas, columna);
  if (muro.columnas === 1 || debajo + alto <= pagina + muro.alto) {
    return { columna, pagina, arriba: debajo, alto };
  }
  if (columna + 1 < muro.columnas) {
    return { columna: columna + 1, pagina, arriba: Math.max(pagina, libreDe(puestas, columna + 1)), alto };
  }
  const otra = Math.max(
    pagina + muro.alto + SEPARACION_PX,
    ...puestas.map((caja) => finOf(caja) + SEPARACION_PX),
  );
  return { columna: 0, pagina: otra, arriba: otra, alto };
}

/** Boxes of these heights, hung one after another. */
export function hang(altos: readonly number[], muro: Muro): Caja[] {
  const cajas: Caja[] = [];
  for (const alto of altos) cajas.push(nextCaja(cajas, alto, muro));
  return cajas;
}

/** Whether boxes of these heights are all seen on one screen. */
export function fitsEn(altos: readonly number[], muro: Muro): boolean {
  return hang(altos, muro).every((caja) => finOf(caja) <= muro.alto);
}

/** From where a column is free. */
export function libreDe(puestas: readonly Caja[], columna: number): number {
  for (let i = puestas.length - 1; i >= 0; i -= 1) {
    const caja = puestas[i];
    if (caja?.columna === columna) return finOf(caja) + SEPARACION_PX;
  }
  return 0;
}

export function finOf({ arriba, alto }: Caja): number {
  return arriba + alto;
}
