import { testDatabase } from '../../../test/support/mongo';
import { connect, dbOf } from './conexion/connect';
import { isDuplicateKey } from './errores-mongo';
import { insertEach } from './insert-each';

interface Mesa {
  _id: number;
  numero: number;
}

const JOURNALED = [
  expect.objectContaining({ writeConcern: expect.objectContaining({ j: true, wtimeout: 4_000 }) }),
];

/** Returns a collection whose mesas have unique numbers, and counts the commands its database receives. */
async function withMesas(docs: Mesa[]) {
  const database = testDatabase('insert-each');
  const db = await connect(database.uri, 'MongoDB');
  const mesas = db.collection<Mesa>('mesas');
  await mesas.createIndex({ numero: 1 }, { unique: true });
  await mesas.insertMany(docs);
  const command = jest.spyOn(dbOf(db), 'command');
  const remove = async (): Promise<void> => {
    await db.close();
    await database.drop();
  };
  return { mesas, command, remove };
}

it('inserts each document or tells what kept it out, in one journaled command', async () => {
  const { mesas, command, remove } = await withMesas([{ _id: 1, numero: 1 }]);

  const fallos = await insertEach(mesas, [
    { _id: 2, numero: 1 },
    { _id: 3, numero: 3 },
    { _id: 1, numero: 4 },
    { _id: 5, numero: 5 },
  ]);

  expect(fallos.map((fallo) => fallo && isDuplicateKey(fallo))).toEqual([true, null, true, null]);
  expect(await mesas.distinct('_id')).toEqual([1, 3, 5]);
  expect(command.mock.calls).toEqual([JOURNALED]);

  await remove();
});
