import { mongo, Schema } from 'mongoose';
import type { Connection } from 'mongoose';
import { testDatabase } from '../../../test/support/mongo';
import { connect } from './conexion/connect';
import { isDatabaseAway, isDuplicateKey } from './errores-mongo';

const database = testDatabase('errores');
let connection: Connection;
let mesas: ReturnType<typeof mesasOf>;

beforeAll(async () => {
  connection = await connect(database.uri, 'MongoDB');
  mesas = mesasOf(connection);
  await mesas.createIndexes();
  await mesas.create({ numero: 1 });
});

afterAll(async () => {
  await connection.close();
  await database.drop();
});

function mesasOf(open: Connection) {
  return open.model('Mesa', new Schema({ numero: { type: Number, unique: true } }));
}

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it.each([
  ['a write', () => mesas.create({ numero: 1 })],
  ['an upsert', () => mesas.updateOne({ numero: 2 }, { $set: { numero: 1 } }, { upsert: true })],
  ['a batch', () => mesas.insertMany([{ numero: 2 }, { numero: 1 }])],
])('knows the duplicate key of %s', async (_, work) => {
  const error = await errorOf(work());

  expect(isDuplicateKey(error)).toBe(true);
  expect(isDatabaseAway(error)).toBe(false);
});

it.each([
  ['NotWritablePrimary', 10107],
  ['InterruptedAtShutdown', 11600],
  ['WriteConcernTimeout', 64],
  ['UnsatisfiableWriteConcern', 100],
  ['FailedToSatisfyReadPreference', 133],
  ['ReadConcernMajorityNotAvailableYet', 134],
  ['LegacyNotPrimary', 10058],
])('takes %s for a database that is away', (_, code) => {
  expect(isDatabaseAway(new mongo.MongoServerError({ message: 'x', code }))).toBe(true);
});

it('does not blame the database for our own mistakes', async () => {
  const notANumber = await errorOf(mesas.validate({ numero: 'uno' }));
  const badQuery = await errorOf(
    mesas
      .aggregate([])
      .addFields({ x: { $nonsense: 1 } })
      .exec(),
  );

  expect([notANumber, badQuery, 'text', undefined].map(isDatabaseAway)).toEqual([false, false, false, false]);
  expect([notANumber, badQuery, 'text', undefined].map(isDuplicateKey)).toEqual([false, false, false, false]);
});

it('takes a closed connection for a database that is away', async () => {
  const closed = await connect(database.uri, 'MongoDB');
  const model = closed.model('Mesa', new Schema({ numero: Number }));
  await closed.close();

  expect(isDatabaseAway(await errorOf(model.findOne().exec()))).toBe(true);
  expect(isDatabaseAway(await errorOf(closed.collection('mesas').findOne({})))).toBe(true);
});
