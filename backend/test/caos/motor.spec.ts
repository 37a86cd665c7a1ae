import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from 'mongoose';
import { ENGINE_FROM_SOURCE, eventually, temporaryDataDir } from '../support/mongo-motor';
import { connect } from '../../src/plataforma/base-datos/conexion/connect';
import { withDatabase } from '../../src/plataforma/base-datos/conexion/mongo-uri';
import { readRecord } from '../../src/plataforma/base-datos/motor/engine-record';
import { Motor } from '../../src/plataforma/base-datos/motor/motor';

const WORKERS = 8;
const KILLS = 8;
const PARENT = join(__dirname, '../support/mongo-parent-process.ts');

let dir: ReturnType<typeof temporaryDataDir>;
let motor: Motor | undefined;
let connection: Connection | undefined;

beforeEach(() => {
  dir = temporaryDataDir();
});

afterEach(async () => {
  try {
    await connection?.close();
    await motor?.stop();
  } finally {
    connection = motor = undefined;
    dir.remove();
  }
});

async function open(dataDir = dir.dataDir): Promise<Connection> {
  motor = await Motor.start({ ...ENGINE_FROM_SOURCE, dataDir });
  connection = await connect(withDatabase(motor.uri), motor.descripcion);
  return connection;
}

/** Inserts a number until the engine confirms it; a lost answer is asked again with the same key. */
async function insert(db: Connection, n: number): Promise<void> {
  await eventually(async () => {
    try {
      await db
        .collection<{ _id: number }>('numeros')
        .updateOne({ _id: n }, { $set: { n } }, { upsert: true });
      return true;
    } catch {
      return false;
    }
  });
}

async function storedNumbers(db: Connection): Promise<number[]> {
  const stored = await db.collection<{ _id: number }>('numeros').find().sort({ _id: 1 }).toArray();
  return stored.map(({ _id }) => _id);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('there is no process to kill');
  process.kill(pid, signal);
}

describe('an engine killed at any moment', () => {
  it('loses nothing it confirmed, and a live connection recovers by itself', async () => {
    const db = await open();
    const confirmed: number[] = [];
    let writing = true;
    const write = async (worker: number): Promise<void> => {
      for (let n = worker; writing; n += WORKERS) {
        await insert(db, n);
        confirmed.push(n);
      }
    };
    const workers = Array.from({ length: WORKERS }, (_, worker) => write(worker));

    for (let round = 0; round < KILLS; round++) {
      const written = confirmed.length;
      await eventually(() => confirmed.length > written + 100);
      kill(motor?.pid, 'SIGKILL');
      const atKill = confirmed.length;
      // what was in flight may still be counted, so recovery is one more than that; how soon, caos-kill-bd says
      await eventually(() => confirmed.length > atKill + WORKERS);
    }
    writing = false;
    await Promise.all(workers);

    const stored = new Set(await storedNumbers(db));
    expect(confirmed.filter((n) => !stored.has(n))).toEqual([]);
  });

  it('leaves one socket, whatever died before', async () => {
    await open();
    const first = motor?.pid;
    const { socketFolder = '' } = readRecord(dir.dataDir) ?? {};
    kill(first, 'SIGKILL');
    await eventually(() => motor?.pid !== first);

    expect(readdirSync(socketFolder)).toHaveLength(2);
  });
});

describe('an engine whose parent is killed', () => {
  async function startParent(): Promise<{ parent: ReturnType<typeof fork>; pid: number }> {
    const parent = fork(PARENT, [dir.dataDir], { execArgv: [...ENGINE_FROM_SOURCE.execArgv] });
    const [{ pid }] = (await once(parent, 'message')) as [{ pid: number }];
    return { parent, pid };
  }

  it('ends by itself without a trace, and the folder opens again with everything in it', async () => {
    const { parent, pid } = await startParent();
    const { uri = '', socketFolder = '' } = readRecord(dir.dataDir) ?? {};
    const db = await connect(withDatabase(uri), 'the engine');
    await insert(db, 1);
    await db.close(true);

    parent.kill('SIGKILL');
    await eventually(() => !isAlive(pid));

    expect(existsSync(socketFolder)).toBe(false);
    expect(await storedNumbers(await open())).toEqual([1]);
  });

  it('leaves nothing in the temporary folder once the database was opened again', async () => {
    const { parent, pid } = await startParent();
    const { socketFolder = '' } = readRecord(dir.dataDir) ?? {};
    parent.kill('SIGKILL');
    kill(pid, 'SIGKILL');
    await eventually(() => !isAlive(pid));
    expect(existsSync(socketFolder)).toBe(true);

    await open();

    expect(existsSync(socketFolder)).toBe(false);
  });
});

it('leaves the moment of closing to its parent when Ctrl-C reaches both', async () => {
  const db = await open();
  const { pid } = motor ?? {};
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) kill(pid, signal);

  await insert(db, 1);

  expect(await storedNumbers(db)).toEqual([1]);
  expect(motor?.pid).toBe(pid);
});

it('closes without a trace but the data', async () => {
  await open();
  const { pid = 0 } = motor ?? {};
  const { socketFolder = '' } = readRecord(dir.dataDir) ?? {};

  await motor?.stop();

  expect(isAlive(pid)).toBe(false);
  expect(existsSync(socketFolder)).toBe(false);
  expect(readRecord(dir.dataDir)).toBeUndefined();
});

it('stops for good even while it is opening again', async () => {
  await open();
  const first = motor?.pid;
  kill(first, 'SIGKILL');
  await eventually(() => !isAlive(first ?? 0));

  await connection?.close();
  await motor?.stop();

  expect(isAlive(motor?.pid ?? 0)).toBe(false);
  await open();
});

it('works in a folder whose path is too long for a socket', async () => {
  const long = join(dir.dataDir, 'á'.repeat(60), 'b'.repeat(120));
  mkdirSync(long, { recursive: true });

  const db = await open(long);
  await insert(db, 7);

  expect(await storedNumbers(db)).toEqual([7]);
});
