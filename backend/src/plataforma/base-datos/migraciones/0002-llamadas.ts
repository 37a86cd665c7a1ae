import { dropIndex } from './drop-index';
import type { Migracion } from './migracion';

/** A call was an 'aviso' in release 0.1. Its partial index is made again under its new name. */
export const coleccionLlamadas: Migracion = {
  numero: 2,
  titulo: "la colección 'avisos' pasa a llamarse 'llamadas'",
  run: async (db) => {
    const nombres = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    if (!nombres.includes('avisos')) return;
    await dropIndex(db, 'avisos', 'aviso_abierto');
    // there, and empty, where an archive of that release came into a database that this program had opened
    const dropTarget = (await db.collection('llamadas').countDocuments({}, { limit: 1 })) === 0;
    await db.renameCollection('avisos', 'llamadas', { dropTarget });
  },
};
