import type { CartaLeida } from '../dominio/lectura/carta-leida';
import { readLineas } from '../dominio/lectura/lineas';
import { readFilas } from '../dominio/lectura/tabla';
import { LIMITES } from '../../plataforma/reglas/limites';

/** These rules are in docs/reglas.md#a-carta-read-from-a-text. */

/** In characters, lines of a text or rows of a table, and products. @public */
export const LIMITES_LECTURA = {
  textoMax: 500_000,
  lineasMax: 5_000,
  filasMax: LIMITES.productosMax,
} as const;

/** Reads a carta written as text; what is not sure of it is said, and nothing is thrown. @public */
export const readCarta = (texto: string): CartaLeida => readLineas(texto);

/** Reads the rows of a sheet or of another program's export, with or without a header. @public */
export const readTabla = (filas: readonly (readonly string[])[]): CartaLeida => readFilas(filas);
