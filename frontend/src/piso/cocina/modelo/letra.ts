import type { Muro } from './cajas';

/** How large a dish is written, in px for who has not asked their browser for larger letters. */
export type Letra = 36 | 30 | 26;

/** The largest first: for how many tickets it is meant at most, and how wide a column has to be for it, in px. */
const LETRAS = [
  { letra: 36, tickets: 6, columna: 430 },
  { letra: 30, tickets: 12, columna: 360 },
  { letra: 26, tickets: Infinity, columna: 300 },
] as const satisfies readonly { letra: Letra; tickets: number; columna: number }[];

/** What is left free between two columns, in px. */
const ENTRE_COLUMNAS_PX = 12;

/** What there is to write on, in px. */
export interface Sala {
  ancho: number;
  alto: number;
}

/** As many columns as a letter leaves room for. */
export function muroFor(letra: Letra, { ancho, alto }: Sala): Muro {
  const columna = LETRAS.find((una) => una.letra === letra)?.columna ?? ancho;
  const columnas = Math.floor((ancho + ENTRE_COLUMNAS_PX) / (columna + ENTRE_COLUMNAS_PX));
  return { columnas: Math.max(1, columnas), alto };
}

/** The letters in which so many tickets may be written, the largest first: whichever shows them all, else the last. */
export function letrasFor(cuantos: number, { ancho }: Sala): readonly Letra[] {
  const letras = LETRAS.filter(({ tickets, columna }) => cuantos <= tickets && ancho >= columna);
  return letras.length > 0 ? letras.map(({ letra }) => letra) : [26];
}

/** Whether so few tickets may be written in more than one letter. */
export function hasEleccion(cuantos: number): boolean {
  return LETRAS.filter(({ tickets }) => cuantos <= tickets).length > 1;
}

/** Whether so many tickets are too many for a letter. */
export function isDemasiados(cuantos: number, letra: Letra): boolean {
  return LETRAS.some((una) => una.letra === letra && cuantos > una.tickets);
}
