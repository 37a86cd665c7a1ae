import type { Connection } from 'mongoose';
import { BaseDatosError } from './base-datos.error';

/**
 * Creates the indexes that the schemas of this connection's models declare, and drops none: another
 * process may still run another version; a migration of the next one does.
 * @param patient the connection they are made with: building one may take longer than a request may wait.
 * @throws BaseDatosError
 */
export async function createIndexes(connection: Connection, patient: Connection): Promise<void> {
  const creating = Object.entries(connection.models).map(([modelName, { schema, collection }]) =>
    patient
      .model(modelName, schema, collection.name)
      .createIndexes()
      .catch((error: unknown) => {
        const why = error instanceof Error ? error.message : String(error);
        throw new BaseDatosError(`No se pueden crear los índices de '${collection.name}': ${why}`, {
          cause: error,
        });
      }),
  );
  await Promise.all(creating);
}
