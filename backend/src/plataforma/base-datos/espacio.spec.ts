import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryDataDir } from '../../../test/support/mongo-motor';
import { firstStartProblem, freeBytes } from './espacio';
import { EngineRefused } from './motor/engine-child';
import { explainEnd, problemOf } from './motor/explain-end';

const { dataDir, remove } = temporaryDataDir();
afterAll(remove);

it('knows how much may be written in a folder, also in one that is yet to be made', () => {
  expect(freeBytes(dataDir)).toBeGreaterThan(0);
  expect(freeBytes(join(dataDir, 'a', 'b'))).toBeGreaterThan(0);
});

it('says before it begins that a first start needs 500 MB, and asks nothing of a database that is there', () => {
  expect(firstStartProblem(dataDir, 500_000_000)).toBeUndefined();
  expect(firstStartProblem(dataDir, 499_999_999)).toBe(
    `Para empezar hacen falta 500 MB libres en ${dataDir}, y hay 499: libera espacio, o usa otra carpeta en DATA_DIR.`,
  );

  mkdirSync(join(dataDir, 'db'));
  writeFileSync(join(dataDir, 'db', 'WiredTiger'), '');
  expect(firstStartProblem(dataDir, 1)).toBeUndefined();
});

it('says that the processor cannot run the engine, where an instruction is unknown to it', () => {
  for (const opened of [false, true]) {
    expect(explainEnd(dataDir, 'SIGILL', opened, 1e9).detalle).toContain('AVX');
  }
});

it('says so of a mongod that was fetched, too, which only tells its words', () => {
  const ended = new EngineRefused(
    'Instance closed unexpectedly with code "null" and signal "SIGILL"\nmore',
    false,
  );
  expect(problemOf(dataDir, ended).detalle).toContain('AVX');
});

it('blames the disk when that is full, whatever the engine ended with', () => {
  expect(explainEnd(dataDir, 'SIGABRT', true, 3_900_000)).toEqual({
    detalle: `el disco de ${dataDir} está lleno (quedan 3 MB). Libera espacio: seguirá sola, con todo lo confirmado`,
    corto: 'El disco de la base de datos está lleno.',
  });
  expect(explainEnd(dataDir, 'SIGKILL', true, 1e9).detalle).toContain('SIGKILL');
  expect(explainEnd(dataDir, 'SIGABRT', true, 1e9).corto).toBe('La base de datos no responde.');
});
