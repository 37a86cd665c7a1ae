import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { testDatabase } from '../../../test/support/mongo';
import { BaseDatosError } from './base-datos.error';
import { Cerrojo } from './cerrojo';
import { migrate } from './migrate';
import type { Migracion } from './migraciones/migracion';
import { MIGRACIONES } from './migraciones/migraciones';
import { readVersion, replaceVersion, writeVersion } from './version-datos';

const database = testDatabase('migrate');
let client: mongo.MongoClient;
let db: mongo.Db;

beforeAll(async () => {
  client = await new mongo.MongoClient(database.uri).connect();
  db = client.db();
});
beforeEach(async () => {
  await db.dropDatabase();
  await db.collection('restaurantes').insertOne({ nombre: 'Casa Ana' });
});
afterAll(async () => {
  await client.close();
  await database.drop();
});

function steps(count: number, run: (numero: number) => Promise<void> = () => Promise.resolve()) {
  const ran: number[] = [];
  const migraciones = Array.from({ length: count }, (_, i): Migracion => {
    const numero = i + 1;
    return { numero, titulo: `paso ${numero}`, run: async () => (ran.push(numero), run(numero)) };
  });
  return { ran, migraciones };
}

const NOTHING = () => Promise.resolve();
const migrateWith = (migraciones: readonly Migracion[], before = NOTHING) =>
  migrate(db, 'la de pruebas', before, migraciones);

it('runs each step once, in order, and says in the database how far it came', async () => {
  const { ran, migraciones } = steps(3);

  await migrateWith(migraciones.slice(0, 2));
  await migrateWith(migraciones);
  await migrateWith(migraciones);

  expect(ran).toEqual([1, 2, 3]);
  expect(await readVersion(db)).toBe(3);
});

it('has nothing to do in a database that is new', async () => {
  await db.dropDatabase();
  const { ran, migraciones } = steps(2);

  await migrateWith(migraciones);

  expect(ran).toEqual([]);
  expect(await readVersion(db)).toBe(2);
});

it('is done by one of several processes that start together; the others wait for it', async () => {
  const { ran, migraciones } = steps(2, () => sleep(100));
  const finished: number[] = [];

  await Promise.all(
    Array.from({ length: 5 }, async () => {
      await migrateWith(migraciones);
      finished.push(await readVersion(db));
    }),
  );

  expect(ran).toEqual([1, 2]);
  expect(finished).toEqual([2, 2, 2, 2, 2]);
});

it('goes on after a step that failed, from that step', async () => {
  let broken = true;
  const { ran, migraciones } = steps(3, (numero) =>
    numero === 2 && broken ? Promise.reject(new Error('cut off')) : Promise.resolve(),
  );

  const failing = migrateWith(migraciones);
  await expect(failing).rejects.toThrow(BaseDatosError);
  await expect(failing).rejects.toThrow('No se han podido poner al día los datos (paso 2: paso 2): cut off');
  expect(await readVersion(db)).toBe(1);
  broken = false;
  await migrateWith(migraciones);

  expect(ran).toEqual([1, 2, 2, 3]);
});

it('does once, before the first step, what must be done before stored data change', async () => {
  const { ran, migraciones } = steps(2);
  const seen: number[][] = [];
  const before = () => {
    seen.push([...ran]);
    return Promise.resolve();
  };

  await migrateWith(migraciones, before);
  await migrateWith(migraciones, before);

  expect(seen).toEqual([[]]);
});

it('changes nothing when that fails, nor asks for it in a database that is new', async () => {
  const { ran, migraciones } = steps(1);
  const failing = () => Promise.reject(new BaseDatosError('sin copia'));

  await expect(migrateWith(migraciones, failing)).rejects.toThrow('sin copia');
  expect([ran, await readVersion(db)]).toEqual([[], 0]);

  await db.dropDatabase();
  await migrateWith(migraciones, failing);
  expect(await readVersion(db)).toBe(1);
});

it('is taken over from a process that died with the lock, once that has expired', async () => {
  await Cerrojo.take(db, 'migraciones', 60_000);
  const dead = { $set: { hasta: new Date(Date.now() - 1_000) } };
  const { ran, migraciones } = steps(1);
  const waiting = migrateWith(migraciones);
  expect(await readVersion(db)).toBe(0);

  await db.collection<{ _id: string }>('sistema').updateOne({ _id: 'cerrojo:migraciones' }, dead);
  await waiting;

  expect(ran).toEqual([1]);
});

it('refuses data of a newer program in one line, and touches nothing', async () => {
  await writeVersion(db, 7);
  const { ran, migraciones } = steps(2);

  await expect(migrateWith(migraciones)).rejects.toThrow(
    'La base de datos (la de pruebas) es de un programa más nuevo que este (versión de datos 7; este llega ' +
      'a la 2): actualiza el programa. No se ha tocado nada.',
  );

  expect(ran).toEqual([]);
  expect(await readVersion(db)).toBe(7);
});

it('runs the steps that data lacks which was put into a newer base', async () => {
  await writeVersion(db, 2);
  await replaceVersion(db, 1);
  const { ran, migraciones } = steps(2);

  await migrateWith(migraciones);

  expect(ran).toEqual([2]);
});

describe('the folder of migrations', () => {
  const folder = join(__dirname, 'migraciones');
  const files = readdirSync(folder).filter((file) => /^\d/.test(file));

  it('is numbered without a gap, in the order of the list', () => {
    expect(MIGRACIONES.map(({ numero }) => numero)).toEqual(MIGRACIONES.map((_, i) => i + 1));
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(MIGRACIONES.map(({ numero }) => numero));
  });

  it('has a test from the old shape for each', () => {
    const spec = readFileSync(join(folder, 'migraciones.spec.ts'), 'utf8');
    expect(files.filter((file) => !spec.includes(`describe('${file.replace('.ts', '')}'`))).toEqual([]);
  });
});
