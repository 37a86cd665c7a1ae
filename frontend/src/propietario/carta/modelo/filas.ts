import type { Regla } from '@carta/contracts';

/** A row of a sheet that is written by rows; a new one has an id that only the sheet knows. */
export interface Fila {
  _id: string;
  nombre: string;
}

const NUEVA = 'nueva-';
let hechas = 0;

/** An id for a row that the server does not know yet. */
export const createIdFila = (): string => `${NUEVA}${++hechas}`;

/** The id as the server is told it: a new row has none. */
export const idDe = ({ _id }: Fila): { _id?: string } => (_id.startsWith(NUEVA) ? {} : { _id });

/** A price in euros as a field shows it. */
export const toTexto = (euros: number): string => euros.toFixed(2).replace('.', ',');

/** What is wrong with the name of each row: with it alone, or because one above is called the same. */
export function fallosDeNombre(filas: readonly Fila[], deUno: Regla, deTodos: Regla): (string | null)[] {
  return filas.map((fila, i) => {
    const repetida = filas.slice(0, i).find((otra) => deTodos([otra, fila]) !== null);
    return deUno(fila.nombre) ?? (repetida ? deTodos([repetida, fila]) : null);
  });
}

/** The same rows with this one in the place `indice`. */
export function insertFila<T>(filas: readonly T[], indice: number, fila: T): T[] {
  return [...filas.slice(0, indice), fila, ...filas.slice(indice)];
}
