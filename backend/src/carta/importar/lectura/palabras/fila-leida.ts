import type { Alergeno, Centimos, TablaLeida, UnidadPeso } from '@carta/contracts';

/** What is read of a carta that was written elsewhere (docs/reglas/carta.md#a-carta-read-from-a-text). */

/** Something that somebody should look at, in words; `linea` counts from 1, in a table its row. */
export interface DudaLeida {
  linea: number;
  porque: string;
}

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

/** `dudas` are of lines that made no row; a row has its own. */
export interface CartaLeida {
  filas: FilaLeida[];
  dudas: DudaLeida[];
  tabla?: TablaLeida;
}
