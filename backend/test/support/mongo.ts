import { randomBytes } from 'node:crypto';
import { mongo } from 'mongoose';
import { withDatabase } from '../../src/plataforma/base-datos/conexion/mongo-uri';

/** A database of the test engine that belongs to one test file. */
export interface TestDatabase {
  /** For `Config.mongodbUri`. */
  readonly uri: string;
  /** Removes it and everything in it. */
  drop(): Promise<void>;
}

/**
 * A database nobody else uses, empty. Call `drop` in afterAll, after closing the application.
 * @param name a word that tells whose it is, when looking at the engine.
 */
export function testDatabase(name = 'test'): TestDatabase {
  const engine = process.env.TEST_MONGODB_URI;
  if (engine === undefined) throw new Error('TEST_MONGODB_URI is missing: run this with Jest');
  const uri = withDatabase(engine, `${name}-${randomBytes(4).toString('hex')}`);
  return { uri, drop: () => drop(uri) };
}

async function drop(uri: string): Promise<void> {
  await using client = await new mongo.MongoClient(uri).connect();
  await client.db().dropDatabase();
}
