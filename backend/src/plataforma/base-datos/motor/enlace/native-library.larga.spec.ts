import { existsSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_FROM_SOURCE, temporaryDataDir } from '../../../../../test/support/mongo-motor';
import { startDatabase } from '../../open-database';
import { glibcNumber } from './relink';

let dir: ReturnType<typeof temporaryDataDir>;

beforeEach(() => {
  dir = temporaryDataDir();
});
afterEach(() => dir.remove());

async function startOnce(): Promise<string> {
  const { execArgv } = ENGINE_FROM_SOURCE;
  const config = { mongodbUri: undefined, dataDir: dir.dataDir };
  const database = await startDatabase(config, { execArgv, cacheDir: join(dir.dataDir, 'cache') });
  await database.stop();
  return database.descripcion;
}

function copies(): string[] {
  const cache = join(dir.dataDir, 'cache');
  if (!existsSync(cache)) return [];
  return (readdirSync(cache, { recursive: true }) as string[])
    .filter((file) => /\.(node|so)$/.test(file))
    .map((file) => join(cache, file));
}

const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
const isRelinked = (glibcNumber(header.glibcVersionRuntime ?? '') ?? Infinity) < 2038;

// The system has one of the two, which decides what there is to break.
if (isRelinked) describe('the copy of the engine for an older system', describeCopy);
else
  it('is loaded as it was packaged, without a copy', async () => {
    expect(await startOnce()).toBe('MongoDB embebido');
    expect(copies()).toEqual([]);
  });

function describeCopy(): void {
  it.each([
    ['cut off', (file: string) => truncateSync(file, 100_000)],
    ['empty', (file: string) => truncateSync(file, 0)],
    [
      'full of zeros, as after a power cut',
      (file: string) => writeFileSync(file, Buffer.alloc(statSync(file).size)),
    ],
    ['gone', (file: string) => rmSync(file)],
  ])('is linked again when it is %s', async (_, damage) => {
    await startOnce();
    const before = copies().map((file) => [file, statSync(file).size]);
    for (const file of copies()) damage(file);

    expect(await startOnce()).toBe('MongoDB embebido');

    expect(copies().map((file) => [file, statSync(file).size])).toEqual(before);
  });

  it('is no reason to fetch another engine when it cannot be made: it says so, and what to do', async () => {
    const cache = join(dir.dataDir, 'cache');
    // no copy can be made, because a file stands in place of their folder
    writeFileSync(cache, '');

    await expect(startOnce()).rejects.toThrow(
      /^No se puede abrir la base de datos de .+: el motor de la base de datos no se puede cargar \(.+\)\. Borra .+, ejecuta npm ci y arranca otra vez; los datos no se tocan\.$/,
    );
  });
}
