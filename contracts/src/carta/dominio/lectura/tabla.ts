import type { CartaLeida } from './carta-leida';

/** A row that nothing is read of is a duda. */
export const readFilas = (filas: readonly (readonly string[])[]): CartaLeida => ({
  filas: [],
  dudas: filas.map((_, i) => ({ linea: i + 1, porque: 'No se entiende.' })),
});
