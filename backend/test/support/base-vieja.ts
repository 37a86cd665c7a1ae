import { mongo } from 'mongoose';
import type { Migracion } from '../../src/plataforma/base-datos/migraciones/migracion';
import { testDatabase } from './mongo';

/**
 * A database of its own, empty before each test, in which a test of a migration makes the old shape.
 * @param name of the migration, such as '0001'.
 */
export function oldDatabase(name: string) {
  const database = testDatabase(`migracion-${name}`);
  const client = new mongo.MongoClient(database.uri);
  const open = async (): Promise<mongo.Db> => (await client.connect()).db();

  beforeEach(async () => {
    await (await open()).dropDatabase();
  });
  afterAll(async () => {
    await client.close();
    await database.drop();
  });

  return {
    open,
    /** A step that was cut off runs again: twice must be as good as once. */
    async runTwice({ run }: Migracion): Promise<void> {
      const db = await open();
      await run(db);
      await run(db);
    },
  };
}
