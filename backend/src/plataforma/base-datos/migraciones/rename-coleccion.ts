import type { mongo } from 'mongoose';

/** Gives a collection its new name; done already, or never there, is as good. */
export async function renameColeccion(db: mongo.Db, antes: string, ahora: string): Promise<void> {
  const nombres = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  if (!nombres.includes(antes)) return;
  // there, and empty, where an archive of that release came into a database that this program had opened
  const dropTarget = (await db.collection(ahora).countDocuments({}, { limit: 1 })) === 0;
  await db.renameCollection(antes, ahora, { dropTarget });
}
