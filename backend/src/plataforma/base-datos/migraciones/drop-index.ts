import { mongo } from 'mongoose';

const GONE: ReadonlySet<unknown> = new Set([
  26, // NamespaceNotFound
  27, // IndexNotFound
]);

/** A missing index is fine. */
export async function dropIndex(db: mongo.Db, coleccion: string, nombre: string): Promise<void> {
  try {
    await db.collection(coleccion).dropIndex(nombre);
  } catch (error) {
    if (!(error instanceof mongo.MongoServerError && GONE.has(error.code))) throw error;
  }
}
