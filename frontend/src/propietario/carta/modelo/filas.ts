import type { Regla } from '@carta/contracts';

export interface Fila {
  _id: string;
  nombre: string;
}

const NUEVA = 'nueva-';
let hechas = 0;

/** Only the sheet knows this id. */
export const createIdFila = (): string => `${NUEVA}${++hechas}`;

/** A new row has none. */
export const idDe = ({ _id }: Fila): { _id?: string } => (_id.startsWith(NUEVA) ? {} : { _id });

/** '12,50' */
export const toTexto = (euros: number): string => euros.toFixed(2).replace('.', ',');

/** Its own error, or the same name as a row above. */
export function fallosDeNombre(filas: readonly Fila[], deUno: Regla, deTodos: Regla): (string | null)[] {
  return filas.map((fila, i) => {
    const repetida = filas.slice(0, i).find((anterior) => deTodos([anterior, fila]) !== null);
    return deUno(fila.nombre) ?? (repetida ? deTodos([repetida, fila]) : null);
  });
}

export function insertFila<T>(filas: readonly T[], indice: number, fila: T): T[] {
  return [...filas.slice(0, indice), fila, ...filas.slice(indice)];
}
