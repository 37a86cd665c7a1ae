import type { Muro } from './cajas';

/** It is in px, at the browser's default letter size. */
export type Letra = 36 | 30 | 26;

/** The largest comes first: at most this many tickets, in columns of this many px. */
const LETRAS = [
  { letra: 36, tickets: 6, columna: 430 },
  { letra: 30, tickets: 12, columna: 360 },
  { letra: 26, tickets: Infinity, columna: 300 },
] as const satisfies readonly { letra: Letra; tickets: number; columna: number }[];

const ENTRE_COLUMNAS_PX = 12;

export interface Sala {
  ancho: number;
  alto: number;
}

export function muroFor(letra: Letra, { ancho, alto }: Sala): Muro {
  const columna = LETRAS.find((candidata) => candidata.letra === letra)?.columna ?? ancho;
  const columnas = Math.floor((ancho + ENTRE_COLUMNAS_PX) / (columna + ENTRE_COLUMNAS_PX));
  return { columnas: Math.max(1, columnas), alto };
}

/** The largest comes first; the last one always fits. */
export function letrasFor(cuantos: number, { ancho }: Sala): readonly Letra[] {
  const letras = LETRAS.filter(({ tickets, columna }) => cuantos <= tickets && ancho >= columna);
  return letras.length > 0 ? letras.map(({ letra }) => letra) : [26];
}

export function hasEleccion(cuantos: number): boolean {
  return LETRAS.filter(({ tickets }) => cuantos <= tickets).length > 1;
}

export function isDemasiados(cuantos: number, letra: Letra): boolean {
  return LETRAS.some((candidata) => candidata.letra === letra && cuantos > candidata.tickets);
}
