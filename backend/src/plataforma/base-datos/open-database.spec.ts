import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_FROM_SOURCE, temporaryDataDir } from '../../../test/support/mongo-motor';
import { BaseDatosError } from './base-datos.error';
import { connect } from './conexion/connect';
import { openDatabase, startDatabase } from './open-database';

describe('a folder that another program has open', () => {
  const { dataDir, remove } = temporaryDataDir();
  const config = { mongodbUri: undefined, dataDir };
  let owner: Awaited<ReturnType<typeof startDatabase>>;

  beforeAll(async () => {
    owner = await startDatabase(config, ENGINE_FROM_SOURCE);
  });

  afterAll(async () => {
    await owner.stop();
    remove();
  });

  it('is refused to a second server, in one line that says whose it is', async () => {
    const second = startDatabase(config, ENGINE_FROM_SOURCE);

    await expect(second).rejects.toThrow(BaseDatosError);
    await expect(second).rejects.toThrow(
      `La base de datos de ${dataDir} ya está abierta por otro programa (proceso ${process.pid}): ` +
        'ciérralo, o usa otra carpeta en DATA_DIR.',
    );
  });

  it('is joined by a command-line tool, whose end does not close it', async () => {
    const tool = await openDatabase(config, ENGINE_FROM_SOURCE);
    expect(tool.uri).toBe(owner.uri);
    expect(tool.descripcion).toBe('MongoDB embebido');
    await tool.stop();

    const connection = await connect(owner.uri, owner.descripcion);
    await expect(connection.listCollections()).resolves.toEqual([]);
    await connection.close();
  });
});

it('lets a command-line tool open a folder that nobody uses, and close it again', async () => {
  const { dataDir, remove } = temporaryDataDir();
  const config = { mongodbUri: undefined, dataDir };

  await (await openDatabase(config, ENGINE_FROM_SOURCE)).stop();
  await (await startDatabase(config, ENGINE_FROM_SOURCE)).stop();

  remove();
});

it('explains in one line a folder where nothing can be written', async () => {
  const { dataDir, remove } = temporaryDataDir();
  writeFileSync(join(dataDir, 'db'), 'a file where the database should be');

  const opening = startDatabase({ mongodbUri: undefined, dataDir }, ENGINE_FROM_SOURCE);

  await expect(opening).rejects.toThrow(BaseDatosError);
  await expect(opening).rejects.toThrow(/^No se puede abrir la base de datos de .+: .*Not a directory.*$/);
  remove();
});

it('uses MONGODB_URI as it is, and never shows its password', async () => {
  const { uri, descripcion } = await startDatabase({
    mongodbUri: 'mongodb://ana:secreto@db.example:27017/?replicaSet=rs0',
    dataDir: 'unused',
  });

  expect(uri).toBe('mongodb://ana:secreto@db.example:27017/carta?replicaSet=rs0');
  expect(descripcion).toBe('MongoDB en db.example:27017/carta');
});
