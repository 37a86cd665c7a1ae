import type { mongo } from 'mongoose';

/**
 * What the database knows about itself: the version of its data, who holds a lock, which servers run.
 * It belongs to this one database: no copy carries it.
 */
export const SISTEMA = 'sistema';

/** A document of SISTEMA; each kind names its own fields. */
export interface SistemaDoc {
  _id: string;
}

export function sistemaOf<T extends SistemaDoc>(db: mongo.Db): mongo.Collection<T> {
  return db.collection<T>(SISTEMA);
}

/** Whether nothing but SISTEMA is stored here. */
export async function isEmpty(db: mongo.Db): Promise<boolean> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name !== SISTEMA && (await db.collection(name).findOne({}, { projection: { _id: 1 } }))) return false;
  }
  return true;
}
