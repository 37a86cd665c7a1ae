import { mongo } from 'mongoose';
import type { Collection } from 'mongoose';
import { dbOf } from './conexion/connect';

/** What kept a document of the command out. */
interface Respuesta {
  writeErrors?: (mongo.BSON.Document & { index: number })[];
}

/**
 * Inserts documents that have nothing to do with each other in one command, journaled as every write; answers for
 * each, in order, what kept it out, or null. What leaves all of them uncertain is thrown. A command of its own,
 * because the driver's `insertMany` and `bulkWrite` wrap whatever happens: a database that is away could not be
 * told from a broken document.
 */
export async function insertEach<Doc extends object>(
  { conn, name }: Collection<Doc>,
  documents: readonly Doc[],
): Promise<(mongo.MongoServerError | null)[]> {
  const db = dbOf(conn);
  if (!db.writeConcern?.journal) throw new Error('A write that is not journaled was asked for');
  const command = { insert: name, documents, ordered: false };
  const journaled = mongo.WriteConcern.apply(command, db.writeConcern);
  const { writeErrors = [] } = (await db.command(journaled)) as unknown as Respuesta;
  const fallos = new Map(writeErrors.map((fallo) => [fallo.index, new mongo.MongoServerError(fallo)]));
  return documents.map((_, i) => fallos.get(i) ?? null);
}
