import { dropIndex } from './drop-index';
import type { Migracion } from './migracion';
import { renameColeccion } from './rename-coleccion';

/** Until then the outbox held mail only. Its index is rebuilt, by kind. */
export const coleccionEnvios: Migracion = {
  numero: 6,
  titulo: "la colección 'correos' pasa a llamarse 'envios'",
  run: async (db) => {
    await db.collection('correos').updateMany({}, { $set: { tipo: 'correo' } });
    await dropIndex(db, 'correos', 'pendientes');
    await renameColeccion(db, 'correos', 'envios');
  },
};
