import { mongo } from 'mongoose';

/** Makes one engine hold what another does, and nothing else: collections, their documents and their indexes. */
export async function copyAll(de: string, a: string): Promise<void> {
  const [origen, copia] = await Promise.all([de, a].map((uri) => new mongo.MongoClient(uri).connect()));
  if (!origen || !copia) return;
  try {
    await copyDatabase(origen.db('carta'), copia.db('carta'));
  } finally {
    await Promise.all([origen.close(), copia.close()]);
  }
}

async function copyDatabase(origen: mongo.Db, copia: mongo.Db): Promise<void> {
  await copia.dropDatabase();
  for (const { name } of await origen.listCollections({}, { nameOnly: true }).toArray()) {
    const docs = await origen.collection(name).find({}, { promoteValues: false }).toArray();
    const indexes = (await origen.collection(name).listIndexes().toArray()) as mongo.IndexDescription[];
    const made = indexes.filter((index) => index.name !== '_id_');
    if (made.length > 0) await copia.command({ createIndexes: name, indexes: made });
    if (docs.length > 0) await copia.collection(name).insertMany(docs, { ordered: false });
  }
}
