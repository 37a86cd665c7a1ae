import type { Connection } from 'mongoose';
import type { connect } from './conexion/connect';
import type { OpenDatabase } from './open-database';

/** @param open `connect`, or `connectPatiently` for work that takes minutes. */
export async function withConnection<T>(
  database: OpenDatabase,
  open: typeof connect,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  try {
    const connection = await open(database.uri, database.descripcion, database.isWorking);
    try {
      return await work(connection);
    } finally {
      await connection.close();
    }
  } finally {
    await database.stop();
  }
}
