import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Schema } from 'mongoose';
import { ENGINE_FROM_SOURCE, eventually, temporaryDataDir } from '../../../../test/support/mongo-motor';
import { testDatabase } from '../../../../test/support/mongo';
import { BaseDatosError } from '../base-datos.error';
import { connect } from './connect';
import { isDatabaseAway } from '../errores-mongo';
import { insertEach } from '../insert-each';
import { withDatabase } from './mongo-uri';
import { Motor } from '../motor/motor';

/** Returns the error of a piece of work, or undefined; Jest ends one that never settles. */
const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a database that is not there', () => {
  it('is one clear line when nothing listens', async () => {
    const error = await failure(connect('mongodb://127.0.0.1:1/carta', 'MongoDB en 127.0.0.1:1/carta'));

    expect(error).toBeInstanceOf(BaseDatosError);
    expect(String(error)).toBe(
      'BaseDatosError: No se puede conectar con MongoDB en 127.0.0.1:1/carta: connect ECONNREFUSED 127.0.0.1:1.',
    );
  });

  it('is one clear line when something listens and never answers', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await eventually(() => mute.listening);
    const { port } = mute.address() as AddressInfo;

    const error = await failure(connect(`mongodb://127.0.0.1:${port}/carta`, 'MongoDB'));
    mute.close();

    expect(String(error)).toMatch(/^BaseDatosError: No se puede conectar con MongoDB: .+\.$/);
  });

  it('is one clear line when the address makes no sense', async () => {
    const error = await failure(connect('mongodb://:0/', 'MONGODB_URI'));

    expect(String(error)).toBe(
      'BaseDatosError: No se puede conectar con MONGODB_URI: la dirección no es válida.',
    );
  });
});

it('turns a database that freezes into errors while it is frozen, and works again when it thaws', async () => {
  const { dataDir, remove } = temporaryDataDir();
  const motor = await Motor.start({ ...ENGINE_FROM_SOURCE, dataDir });
  const db = await connect(withDatabase(motor.uri), motor.descripcion);
  const numbers = db.collection<{ _id: number }>('numeros');
  await numbers.insertOne({ _id: 1 });
  const { pid = 0 } = motor;

  process.kill(pid, 'SIGSTOP');
  const asks = [
    () => numbers.findOne(),
    (n: number) => numbers.insertOne({ _id: 10 + n }),
    (n: number) => insertEach(numbers, [{ _id: 110 + n }]),
  ];
  const failures = await Promise.all(
    Array.from({ length: 20 }, (_, n) => asks.map((ask) => failure(ask(n)))).flat(),
  );
  process.kill(pid, 'SIGCONT');

  // compared as text, because an error of the driver holds its whole topology
  expect(failures.filter((error) => !isDatabaseAway(error)).map(String)).toEqual([]);
  await eventually(() => numbers.findOne({ _id: 1 }).then(Boolean, () => false));

  await db.close();
  await motor.stop();
  remove();
});

it('refuses a filter with a field that the schema does not have, rather than match everything', async () => {
  const database = testDatabase('connect');
  const db = await connect(database.uri, 'MongoDB');
  const Mesa = db.model('Mesa', new Schema({ numero: Number }));
  await Mesa.create({ numero: 1 });

  await expect(Mesa.deleteMany({ numeroo: 1 })).rejects.toThrow('strictQuery');
  await expect(Mesa.countDocuments()).resolves.toBe(1);

  await db.close();
  await database.drop();
});
