import { dropIndex } from './drop-index';
import type { Migracion } from './migracion';
import { renameColeccion } from './rename-coleccion';

/** A call was an 'aviso' in release 0.1. Its partial index is made again under its new name. */
export const coleccionLlamadas: Migracion = {
  numero: 2,
  titulo: "la colección 'avisos' pasa a llamarse 'llamadas'",
  run: async (db) => {
    await dropIndex(db, 'avisos', 'aviso_abierto');
    await renameColeccion(db, 'avisos', 'llamadas');
  },
};
