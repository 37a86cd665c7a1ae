import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { varianteImagen } from '@carta/contracts';
import { startDatabase } from '../../src/plataforma/base-datos/open-database';
import { withDatabase } from '../../src/plataforma/base-datos/conexion/mongo-uri';
import { Motor } from '../../src/plataforma/base-datos/motor/motor';
import { ImagenesService } from '../../src/plataforma/imagenes/imagenes.service';
import { createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { buildRestaurante } from '../support/factories';
import { photo } from '../support/fotos';
import { ENGINE_FROM_SOURCE, eventually, temporaryDataDir } from '../support/mongo-motor';

/** The first page of a file says what it is; a reader finds the damage further in. */
const FIRST_PAGE = 4096;

describe('the embedded database with damaged files', () => {
  let dir: ReturnType<typeof temporaryDataDir>;
  let motor: Motor;
  let app: TestApp;

  beforeEach(() => {
    dir = temporaryDataDir();
  });
  afterEach(() => dir.remove());

  async function start(): Promise<void> {
    motor = await Motor.start({ ...ENGINE_FROM_SOURCE, dataDir: dir.dataDir });
    app = await createTestApp({ mongodbUri: withDatabase(motor.uri) });
  }

  async function stop(): Promise<void> {
    await app.close();
    await motor.stop();
  }

  /** Where the storage engine keeps a collection. */
  async function fileOf(coleccion: string): Promise<string> {
    const [stats] = await app.db
      .collection(coleccion)
      .aggregate<{ storageStats: { wiredTiger: { uri: string } } }>([{ $collStats: { storageStats: {} } }])
      .toArray();
    const name = stats?.storageStats.wiredTiger.uri.replace('statistics:table:', '');
    return join(dir.dataDir, 'db', `${name}.wt`);
  }

  function spoil(file: string): void {
    const handle = openSync(file, 'r+');
    const { size } = fstatSync(handle);
    writeSync(handle, randomBytes(size - FIRST_PAGE), 0, size - FIRST_PAGE, FIRST_PAGE);
    closeSync(handle);
  }

  it('serves the house without its photos when those end the engine', async () => {
    await start();
    const { nombre } = await app.app.get(ImagenesService).storeImagen(await photo('jpeg'), 'casa');
    const fotos = [nombre, varianteImagen(nombre, 400, 'webp'), varianteImagen(nombre, 800, 'avif')];
    const chunks = await fileOf('imagenes.chunks');
    await stop();
    spoil(chunks);
    await start();

    let fines = 0;
    let pid = motor.pid;
    for (let i = 0; i < 12; i++) {
      await app.get(`/uploads/${fotos[i % fotos.length]}`);
      await sleep(100);
      await eventually(async () => (await app.get('/api/salud/lista')).status === 200);
      if (motor.pid !== pid) fines += 1;
      pid = motor.pid;
    }

    expect(fines).toBeGreaterThan(0);
    expect(fines).toBeLessThanOrEqual(1 + fotos.length);
    expect((await buildRestaurante(app)).id).toBeDefined();
    await stop();
  });

  it.each(['_mdb_catalog.wt', 'storage.bson'])('says that %s is damaged, and what to do', async (file) => {
    const config = { mongodbUri: undefined, dataDir: dir.dataDir };
    await (await startDatabase(config, ENGINE_FROM_SOURCE)).stop();
    writeFileSync(join(dir.dataDir, 'db', file), randomBytes(8_192));

    await expect(startDatabase(config, ENGINE_FROM_SOURCE)).rejects.toThrow(
      `No se puede abrir la base de datos de ${dir.dataDir}: sus archivos están dañados (${file}). Aparta la ` +
        `carpeta ${join(dir.dataDir, 'db')} y recupera una copia: npm run datos -- importar COPIA.`,
    );
  });
});
