import { mongo } from 'mongoose';
import { eventually } from '../../../test/support/mongo-motor';
import { testDatabase } from '../../../test/support/mongo';
import { Cerrojo } from './cerrojo';

const database = testDatabase('cerrojo');
let client: mongo.MongoClient;
let db: mongo.Db;

beforeAll(async () => {
  client = await new mongo.MongoClient(database.uri).connect();
  db = client.db();
});
afterAll(async () => {
  await client.close();
  await database.drop();
});

it('is held by one of those who want it at once, and free again when it is given back', async () => {
  for (let round = 0; round < 10; round++) {
    const taken = await Promise.all(Array.from({ length: 8 }, () => Cerrojo.take(db, 'uno')));
    const held = taken.filter((one) => one !== null);
    expect(held).toHaveLength(1);
    expect(await Cerrojo.isTaken(db, 'uno')).toBe(true);
    await held[0]?.release();
    expect(await Cerrojo.isTaken(db, 'uno')).toBe(false);
  }
});

it('is kept past its life by whoever is alive', async () => {
  const cerrojo = await Cerrojo.take(db, 'vivo', 300);
  const cerrojos = db.collection<{ _id: string; hasta: Date }>('sistema');
  const until = async () => (await cerrojos.findOne({ _id: 'cerrojo:vivo' }))?.hasta.getTime() ?? 0;
  const first = await until();

  await eventually(async () => (await until()) > first + 300);

  expect(cerrojo?.signal.aborted).toBe(false);
  await cerrojo?.release();
});

it('tells whoever lost it, as a process that slept past its life does', async () => {
  const sleeper = await Cerrojo.take(db, 'dormido', 300);
  const cerrojos = db.collection<{ _id: string }>('sistema');
  await cerrojos.updateOne({ _id: 'cerrojo:dormido' }, { $set: { hasta: new Date(0), dueno: 'other' } });

  await eventually(() => sleeper?.signal.aborted === true);

  await sleeper?.release();
  expect(await Cerrojo.take(db, 'dormido')).not.toBeNull();
});
