import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { Alergeno } from '../alergenos';
import type { UnidadPeso } from '../peso';
import type { CampoColumna } from './encabezados';

/** What is read of a carta that was written elsewhere (docs/reglas/carta.md#a-carta-read-from-a-text). */

/** Something that somebody should look at, in words; `linea` counts from 1, in a table its row. */
export interface DudaLeida {
  linea: number;
  porque: string;
}

/** Of 'Caña 1,80 / Doble 2,60': what its owner says yes to with 'Son dos formatos'. */
export const SON_FORMATOS = 'Pueden ser formatos de un mismo plato o platos distintos.';

export interface FormatoLeido {
  nombre: string;
  precio: Centimos;
}

/**
 * A product as it was written. What is absent was not: no `precio` always has a duda, and `alergenos` absent means
 * that nothing is said of them. With `formatos`, `precio` is the first one's, with `porPeso` that of the unit; how
 * many grams a piece weighs no carta says.
 */
export interface FilaLeida {
  linea: number;
  /** Empty: none. */
  categoria: string;
  nombre: string;
  descripcion?: string;
  precio?: Centimos;
  formatos?: FormatoLeido[];
  porPeso?: { unidad: UnidadPeso };
  alergenos?: Alergeno[];
  dudas: DudaLeida[];
}

/** A table of which somebody has to say, or has said, what its columns are; `muestra` are its first rows. */
export interface TablaLeida {
  /** Why it is asked; empty once it was answered. */
  porques: string[];
  columnas: { titulo: string; campo: CampoColumna }[];
  muestra: string[][];
}

/** `dudas` are of lines that made no row; a row has its own. */
export interface CartaLeida {
  filas: FilaLeida[];
  dudas: DudaLeida[];
  tabla?: TablaLeida;
}
