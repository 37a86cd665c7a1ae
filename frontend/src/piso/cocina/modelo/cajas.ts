/** How a wall is filled: columns that flow down, screen after screen. All sizes in px. */

/** What is left free between two tickets. */
export const SEPARACION_PX = 8;
/** The strip that says at a cut that a ticket goes on, and the one that says whose the rest is. */
const SIGUE_PX = 24;
/** Heights are whole rows of so many px. */
export const FILA_PX = 4;

/** What a screen of the wall holds: one column is a list that may be as long as it likes. */
export interface Muro {
  columnas: number;
  alto: number;
  /** Whether a ticket may go on in the next column: not while everything is seen without. */
  partido?: boolean;
}

/** How high something is, and where it may be cut: how far down each of its lines but the last ends. */
export interface Medida {
  alto: number;
  cortes: readonly number[];
}

interface Sitio {
  columna: number;
  /** Where its screenful begins. */
  pagina: number;
  arriba: number;
}

/** Where something hangs: its column from 0, and from the top of the whole wall. */
export interface Caja extends Sitio {
  alto: number;
  /** The line with which it begins. */
  desde: number;
  /** The rest of it, in the next column of the same screen. */
  sigue?: Caja;
}

/**
 * Where the next one goes, after the boxes that hang already: under the last one if there is room on its screen,
 * or room for some of its lines where it may go on in the next column; else on top of the next column, else on
 * another screen.
 */
export function nextCaja(puestas: readonly Caja[], medida: Medida, muro: Muro): Caja {
  const ultima = puestas.at(-1);
  if (!ultima) return fill([], medida, muro, { columna: 0, pagina: 0, arriba: 0 });
  const { columna, pagina } = ultima;
  const debajo = { columna, pagina, arriba: libreDe(puestas, columna) };
  const cabe = debajo.arriba + medida.alto <= pagina + muro.alto;
  if (muro.columnas === 1 || cabe || cutAt(medida, muro, debajo) > 0)
    return fill(puestas, medida, muro, debajo);
  if (columna + 1 < muro.columnas) return fill(puestas, medida, muro, besideOf(puestas, debajo));
  const resto = Math.max(
    pagina + muro.alto + SEPARACION_PX,
    ...puestas.map((caja) => finOf(caja) + SEPARACION_PX),
  );
  return fill(puestas, medida, muro, { columna: 0, pagina: resto, arriba: resto });
}

/** Hangs it there from one of its lines on; what is too much for the column goes on in the next one. */
function fill(puestas: readonly Caja[], medida: Medida, muro: Muro, sitio: Sitio, desde = 0): Caja {
  const { pagina, arriba } = sitio;
  const entera = { ...sitio, alto: altoDe(medida, desde), desde };
  const hasta = cutAt(medida, muro, sitio, desde);
  if (arriba + entera.alto <= pagina + muro.alto || hasta === desde) return entera;
  const sigue = fill(puestas, medida, muro, besideOf(puestas, sitio), hasta);
  return { ...entera, alto: altoDe(medida, desde, hasta), sigue };
}

/** The top of the next column of the same screen. */
function besideOf(puestas: readonly Caja[], { columna, pagina }: Sitio): Sitio {
  return { columna: columna + 1, pagina, arriba: Math.max(pagina, libreDe(puestas, columna + 1)) };
}

/** The line with which it goes on in the next column, where it is cut here; `desde` where it cannot be. */
function cutAt(medida: Medida, muro: Muro, { columna, pagina, arriba }: Sitio, desde = 0): number {
  if (!muro.partido || columna + 1 >= muro.columnas) return desde;
  const libre = pagina + muro.alto - arriba;
  let hasta = desde;
  while (hasta < medida.cortes.length && altoDe(medida, desde, hasta + 1) <= libre) hasta += 1;
  return hasta;
}

/** How high the lines from one to another are, the strips of the cuts among them; without the second, to its end. */
function altoDe({ alto, cortes }: Medida, desde: number, hasta?: number): number {
  const abajo = hasta === undefined ? alto : (cortes[hasta - 1] ?? alto) + SIGUE_PX;
  const arriba = desde === 0 ? 0 : (cortes[desde - 1] ?? 0) - SIGUE_PX;
  return Math.ceil((abajo - arriba) / FILA_PX) * FILA_PX;
}

/** The same box as it is high now: cut where it was, each part no higher up than what hangs above it lets it. */
export function growCaja(puestas: readonly Caja[], medida: Medida, { sigue, ...caja }: Caja): Caja {
  const arriba = Math.max(caja.arriba, libreDe(puestas, caja.columna));
  if (!sigue || sigue.desde > medida.cortes.length)
    return { ...caja, arriba, alto: altoDe(medida, caja.desde) };
  const alto = altoDe(medida, caja.desde, sigue.desde);
  return { ...caja, arriba, alto, sigue: growCaja(puestas, medida, sigue) };
}

/** A box and all that it goes on with, each where it hangs. */
export function partesOf(caja: Caja): Caja[] {
  return caja.sigue ? [caja, ...partesOf(caja.sigue)] : [caja];
}

/** What is so high, hung one after another. */
export function hang(medidas: readonly Medida[], muro: Muro): Caja[] {
  const puestas: Caja[] = [];
  return medidas.map((medida) => {
    const caja = nextCaja(puestas, medida, muro);
    puestas.push(...partesOf(caja));
    return caja;
  });
}

/** Whether all of it is seen on one screen without a cut. */
export function fitsEn(medidas: readonly Medida[], { columnas, alto }: Muro): boolean {
  return hang(medidas, { columnas, alto }).every((caja) => finOf(caja) <= alto);
}

/** From where a column is free. */
function libreDe(puestas: readonly Caja[], columna: number): number {
  for (let i = puestas.length - 1; i >= 0; i -= 1) {
    const caja = puestas[i];
    if (caja?.columna === columna) return finOf(caja) + SEPARACION_PX;
  }
  return 0;
}

export function finOf({ arriba, alto }: Caja): number {
  return arriba + alto;
}

/** Whether two boxes are the same, cuts and all. */
export function isMismaCaja(a: Caja | undefined, b: Caja | undefined): boolean {
  if (!a || !b) return a === b;
  return (
    a.columna === b.columna &&
    a.arriba === b.arriba &&
    a.alto === b.alto &&
    a.pagina === b.pagina &&
    a.desde === b.desde &&
    isMismaCaja(a.sigue, b.sigue)
  );
}
