import { createHash } from 'node:crypto';
import { mongo } from 'mongoose';
import type { Connection } from 'mongoose';
import { connectPatiently } from '../../src/plataforma/base-datos/conexion/connect';
import { isDelServidor } from '../../src/plataforma/base-datos/sistema';

const { EJSON } = mongo.BSON;

/** Everything that a database holds but what it knows about itself, as text: two that are equal are the same. */
export async function dumpDatabase(uri: string): Promise<Record<string, string>> {
  return withConnection(uri, async ({ db }) => {
    const dump: Record<string, string> = {};
    for (const { name } of (await db?.listCollections().toArray()) ?? []) {
      if (db && !isDelServidor(name)) dump[name] = await dumpCollection(db.collection(name));
    }
    return dump;
  });
}

async function dumpCollection(coleccion: mongo.Collection): Promise<string> {
  // the id of a piece of a photo means nothing
  const isChunks = coleccion.collectionName.endsWith('.chunks');
  const [sort, projection] = isChunks
    ? [{ files_id: 1, n: 1 } as const, { _id: 0 }]
    : [{ _id: 1 } as const, {}];
  const hash = createHash('sha256');
  const stored = coleccion.find({}, { promoteValues: false, promoteLongs: false, sort, projection });
  let documentos = 0;
  for await (const doc of stored) {
    hash.update(EJSON.stringify(doc, { relaxed: false }));
    documentos += 1;
  }
  const indices = (await coleccion.listIndexes().toArray()).map((indice) => JSON.stringify(indice)).sort();
  return `${documentos} ${hash.digest('hex')} ${indices.join()}`;
}

export async function withConnection<T>(
  uri: string,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const connection = await connectPatiently(uri, 'la de pruebas');
  try {
    return await work(connection);
  } finally {
    await connection.close();
  }
}
