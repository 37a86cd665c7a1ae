import type { Connection } from 'mongoose';
import { BaseDatosError } from './base-datos.error';
import { connectPatiently } from './connect';

/**
 * Creates the indexes that the schemas of this connection's models declare, and drops none: another
 * process may still run another version. Building one may take longer than a request may wait,
 * hence a connection of its own.
 * @throws BaseDatosError
 */
export async function createIndexes(connection: Connection, uri: string, name: string): Promise<void> {
  const patient = await connectPatiently(uri, name);
  try {
    for (const [modelName, { schema, collection }] of Object.entries(connection.models)) {
      await patient
        .model(modelName, schema, collection.name)
        .createIndexes()
        .catch((error: unknown) => {
          const why = error instanceof Error ? error.message : String(error);
          throw new BaseDatosError(`No se pueden crear los índices de '${collection.name}': ${why}`, {
            cause: error,
          });
        });
    }
  } finally {
    await patient.close();
  }
}
