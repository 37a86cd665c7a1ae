import { dropIndex } from './drop-index';
import type { Migracion } from './migracion';

/** The figures of past days read the index 'jornadas' now. */
export const indiceArchivo: Migracion = {
  numero: 3,
  titulo: "se quita el índice 'archivo' de los grupos, que ya nadie lee",
  run: (db) => dropIndex(db, 'grupos', 'archivo'),
};
