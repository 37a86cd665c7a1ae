import type { mongo } from 'mongoose';

/** The database's own state (version, locks, servers) is in this collection, which no copy carries. */
export const SISTEMA = 'sistema';

export interface SistemaDoc {
  _id: string;
}

export function sistemaOf<T extends SistemaDoc>(db: mongo.Db): mongo.Collection<T> {
  return db.collection<T>(SISTEMA);
}

/** The collection SISTEMA does not count. */
export async function isEmpty(db: mongo.Db): Promise<boolean> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name !== SISTEMA && (await db.collection(name).findOne({}, { projection: { _id: 1 } }))) return false;
  }
  return true;
}
