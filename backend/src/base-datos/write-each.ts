import { mongo } from 'mongoose';
import type { Collection } from 'mongoose';
import { dbOf } from './conexion/connect';

/**
 * Writes that have nothing to do with each other, in one command, journaled as every write. Commands of their
 * own, because the driver's `insertMany` and `bulkWrite` wrap whatever happens: a database that is away could
 * not be told from a broken document. What leaves all of them uncertain is thrown.
 */

/** What the database answers: to how many documents it was done, and what kept the others out. */
interface Respuesta {
  n: number;
  writeErrors?: (mongo.BSON.Document & { index: number })[];
}

/** One document, and what is changed of it. */
export interface Cambio<Doc> {
  filter: mongo.Filter<Doc>;
  update: mongo.UpdateFilter<Doc>;
}

/** Inserts documents; answers for each, in order, what kept it out, or null. */
export async function insertEach<Doc extends object>(
  collection: Collection<Doc>,
  documents: readonly Doc[],
): Promise<(mongo.MongoServerError | null)[]> {
  const { writeErrors = [] } = await writeAll(collection, { insert: collection.name, documents });
  const fallos = new Map(writeErrors.map((fallo) => [fallo.index, new mongo.MongoServerError(fallo)]));
  return documents.map((_, i) => fallos.get(i) ?? null);
}

/** Changes one document for each; answers how many of them were found and changed, for whatever reason the others were not. */
export async function updateEach<Doc extends object>(
  collection: Collection<Doc>,
  cambios: readonly Cambio<Doc>[],
): Promise<number> {
  const updates = cambios.map(({ filter, update }) => ({ q: filter, u: update }));
  const { n } = await writeAll(collection, { update: collection.name, updates });
  return n;
}

async function writeAll<Doc extends object>(
  { conn }: Collection<Doc>,
  command: mongo.BSON.Document,
): Promise<Respuesta> {
  const db = dbOf(conn);
  if (!db.writeConcern?.journal) throw new Error('A write that is not journaled was asked for');
  const journaled = mongo.WriteConcern.apply({ ...command, ordered: false }, db.writeConcern);
  return (await db.command(journaled)) as unknown as Respuesta;
}
