import { dropIndex } from './drop-index';
import type { Migracion } from './migracion';

/** The latido reads the index 'latido' now, which begins with the same fields. */
export const indicePagados: Migracion = {
  numero: 1,
  titulo: "se quita el índice 'pagados' de los restaurantes, que ya nadie lee",
  run: (db) => dropIndex(db, 'restaurantes', 'pagados'),
};
