import { Types, mongo } from 'mongoose';
import { readRecord } from '../../src/plataforma/base-datos/motor/engine-record';
import { withDatabase } from '../../src/plataforma/base-datos/conexion/mongo-uri';

/**
 * The database of the server that has this folder open. The address asks for journaled writes, as the
 * server does: what is compared is the same promise.
 */
export function databaseUri(dataDir: string): string {
  const record = readRecord(dataDir);
  if (!record) throw new Error(`No database is open in ${dataDir}`);
  return withDatabase(record.uri);
}

/** Lets `use` speak to that database with the raw driver. */
export async function withDatabaseOf<T>(
  dataDir: string,
  use: (database: mongo.Db) => Promise<T>,
  options: mongo.MongoClientOptions = {},
): Promise<T> {
  const client = await new mongo.MongoClient(databaseUri(dataDir), options).connect();
  try {
    return await use(client.db());
  } finally {
    await client.close();
  }
}

/** Takes every order off every mesa, so that tabs do not grow from round to round. */
export async function clearMesas(database: mongo.Db): Promise<void> {
  await database.collection('grupos').deleteMany({});
}

export const newId = (hex?: string): Types.ObjectId => new Types.ObjectId(hex);
