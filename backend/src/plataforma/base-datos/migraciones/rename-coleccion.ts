import type { mongo } from 'mongoose';

/** A collection already renamed, or missing, is fine. */
export async function renameColeccion(db: mongo.Db, antes: string, ahora: string): Promise<void> {
  const nombres = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  if (!nombres.includes(antes)) return;
  // exists but is empty when an old archive was imported into a database that this program had opened
  const dropTarget = (await db.collection(ahora).countDocuments({}, { limit: 1 })) === 0;
  await db.renameCollection(antes, ahora, { dropTarget });
}
