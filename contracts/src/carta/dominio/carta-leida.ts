/** What is asked of whoever imports a carta (docs/reglas/carta.md#a-carta-read-from-a-text). */

/** Of 'Caña 1,80 / Doble 2,60': what its owner says yes to with 'Son dos formatos'. */
export const SON_FORMATOS = 'Pueden ser formatos de un mismo plato o platos distintos.';

/** What a column of a table is. */
export const CAMPOS_COLUMNA = [
  ...(['nombre', 'categoria', 'descripcion', 'precio', 'formato', 'unidad', 'peso'] as const),
  ...(['alergenos', 'trazas', 'activo', 'archivado', 'nada'] as const),
] as const;
export type CampoColumna = (typeof CAMPOS_COLUMNA)[number];

/** A table of which somebody has to say, or has said, what its columns are; `muestra` are its first rows. */
export interface TablaLeida {
  /** Why it is asked; empty once it was answered. */
  porques: string[];
  columnas: { titulo: string; campo: CampoColumna }[];
  muestra: string[][];
}
