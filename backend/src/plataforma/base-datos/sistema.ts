import type { mongo } from 'mongoose';

/** The database's own state (version, locks, servers) is in this collection, which no copy carries. */
const SISTEMA = 'sistema';

/** What this server measured of itself says nothing of another's, so no copy carries it either. */
export const PULSOS = 'pulsos';

export const isDelServidor = (coleccion: string): boolean => [SISTEMA, PULSOS].includes(coleccion);

export interface SistemaDoc {
  _id: string;
}

export function sistemaOf<T extends SistemaDoc>(db: mongo.Db): mongo.Collection<T> {
  return db.collection<T>(SISTEMA);
}

/** What is of the server alone does not count. */
export async function isEmpty(db: mongo.Db): Promise<boolean> {
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (isDelServidor(name)) continue;
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } })) return false;
  }
  return true;
}
