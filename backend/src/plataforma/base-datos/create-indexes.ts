import type { Connection, mongo } from 'mongoose';
import { BaseDatosError } from './base-datos.error';
import { dbOf } from './conexion/connect';
import { quorumOf } from './mayoria';

/**
 * Creates the declared indexes and drops none, because another process may still run an older version; a
 * later migration drops them.
 * @param patient a connection for long work: an index may take longer than a request may wait.
 */
export async function createIndexes(connection: Connection, patient: Connection): Promise<void> {
  const db = dbOf(patient);
  const quorum = await quorumOf(db);
  const creating = Object.values(connection.models).map(async ({ schema, collection: { name } }) => {
    const indexes = schema.indexes().map(([key, options]) => ({ key, ...options }) as mongo.IndexDescription);
    if (indexes.length === 0) return;
    await db
      .collection(name)
      .createIndexes(indexes, quorum)
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        throw new BaseDatosError(`No se pueden crear los índices de '${name}': ${why}`, { cause: error });
      });
  });
  await Promise.all(creating);
}
