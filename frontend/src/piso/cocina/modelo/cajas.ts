/** Columns of a wall flow down, screen after screen. All sizes are in px. */

export const SEPARACION_PX = 8;
/** A cut shows a strip this high, with 'sigue ›' or the name of the rest. */
const SIGUE_PX = 24;
/** Heights are multiples of it. */
export const FILA_PX = 4;

/** A single column is a list of any length. */
export interface Muro {
  columnas: number;
  alto: number;
  /** A ticket may continue in the next column, unless everything fits without that. */
  partido?: boolean;
}

/** `cortes` lists where each line but the last ends. */
export interface Medida {
  alto: number;
  cortes: readonly number[];
}

interface Sitio {
  columna: number;
  /** The top of its screen is here. */
  pagina: number;
  arriba: number;
}

/** `columna` counts from 0; `arriba` from the top of the wall. */
export interface Caja extends Sitio {
  alto: number;
  /** The part begins with this line. */
  desde: number;
  /** It continues in the next column of the same screen. */
  sigue?: Caja;
}

/**
 * A ticket goes under the last one if it fits there (or some of its lines, where it may continue), else on
 * top of the next column, else on another screen.
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

function fill(puestas: readonly Caja[], medida: Medida, muro: Muro, sitio: Sitio, desde = 0): Caja {
  const { pagina, arriba } = sitio;
  const entera = { ...sitio, alto: altoDe(medida, desde), desde };
  const hasta = cutAt(medida, muro, sitio, desde);
  if (arriba + entera.alto <= pagina + muro.alto || hasta === desde) return entera;
  const sigue = fill(puestas, medida, muro, besideOf(puestas, sitio), hasta);
  return { ...entera, alto: altoDe(medida, desde, hasta), sigue };
}

function besideOf(puestas: readonly Caja[], { columna, pagina }: Sitio): Sitio {
  return { columna: columna + 1, pagina, arriba: Math.max(pagina, libreDe(puestas, columna + 1)) };
}

/** Returns the first line of the next column; `desde` when it cannot be cut. */
function cutAt(medida: Medida, muro: Muro, { columna, pagina, arriba }: Sitio, desde = 0): number {
  if (!muro.partido || columna + 1 >= muro.columnas) return desde;
  const libre = pagina + muro.alto - arriba;
  let hasta = desde;
  while (hasta < medida.cortes.length && altoDe(medida, desde, hasta + 1) <= libre) hasta += 1;
  return hasta;
}

function altoDe({ alto, cortes }: Medida, desde: number, hasta?: number): number {
  const abajo = hasta === undefined ? alto : (cortes[hasta - 1] ?? alto) + SIGUE_PX;
  const arriba = desde === 0 ? 0 : (cortes[desde - 1] ?? 0) - SIGUE_PX;
  return Math.ceil((abajo - arriba) / FILA_PX) * FILA_PX;
}

/** Keeps the cuts; parts move down only as far as the tickets above require. */
export function growCaja(puestas: readonly Caja[], medida: Medida, { sigue, ...caja }: Caja): Caja {
  const arriba = Math.max(caja.arriba, libreDe(puestas, caja.columna));
  if (!sigue || sigue.desde > medida.cortes.length)
    return { ...caja, arriba, alto: altoDe(medida, caja.desde) };
  const alto = altoDe(medida, caja.desde, sigue.desde);
  return { ...caja, arriba, alto, sigue: growCaja(puestas, medida, sigue) };
}

export function trozosOf(caja: Caja): Caja[] {
  return caja.sigue ? [caja, ...trozosOf(caja.sigue)] : [caja];
}

export function hang(medidas: readonly Medida[], muro: Muro): Caja[] {
  const puestas: Caja[] = [];
  return medidas.map((medida) => {
    const caja = nextCaja(puestas, medida, muro);
    puestas.push(...trozosOf(caja));
    return caja;
  });
}

/** Everything fits on one screen, uncut. */
export function fitsEn(medidas: readonly Medida[], { columnas, alto }: Muro): boolean {
  return hang(medidas, { columnas, alto }).every((caja) => finOf(caja) <= alto);
}

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
