import { mongo } from 'mongoose';
import type { Collection } from 'mongoose';
import { dbOf } from './conexion/connect';

interface Respuesta {
  writeErrors?: (mongo.BSON.Document & { index: number })[];
}

/**
 * Inserts independent documents in one journaled command; returns each one's error, or null, in order, and
 * throws when all are uncertain. The driver's `insertMany` and `bulkWrite` wrap every error, so a database
 * that is away could not be told from a broken document.
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
