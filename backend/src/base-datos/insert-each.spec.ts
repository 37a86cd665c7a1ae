import { testDatabase } from '../../test/support/mongo';
import { connect, dbOf } from './conexion/connect';
import { isDuplicateKey } from './errores-mongo';
import { insertEach } from './insert-each';

it('inserts each document or tells what kept it out, in one journaled command', async () => {
  const database = testDatabase('insert-each');
  const db = await connect(database.uri, 'MongoDB');
  const mesas = db.collection<{ _id: number; numero: number }>('mesas');
  await mesas.createIndex({ numero: 1 }, { unique: true });
  await mesas.insertOne({ _id: 1, numero: 1 });
  const command = jest.spyOn(dbOf(db), 'command');

  const fallos = await insertEach(mesas, [
    { _id: 2, numero: 1 },
    { _id: 3, numero: 3 },
    { _id: 1, numero: 4 },
    { _id: 5, numero: 5 },
  ]);

  expect(fallos.map((fallo) => fallo && isDuplicateKey(fallo))).toEqual([true, null, true, null]);
  expect(await mesas.distinct('_id')).toEqual([1, 3, 5]);
  expect(command.mock.calls).toEqual([
    [expect.objectContaining({ writeConcern: expect.objectContaining({ j: true, wtimeout: 4_000 }) })],
  ]);

  await db.close();
  await database.drop();
});
