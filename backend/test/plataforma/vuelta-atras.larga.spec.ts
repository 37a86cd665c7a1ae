import { execFile } from 'node:child_process';
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CABECERA_CLAVE, rutas } from '@carta/contracts';
import { openDatabase } from '../../src/plataforma/base-datos/open-database';
import { replaceVersion } from '../../src/plataforma/base-datos/version-datos';
import { ask } from '../caos/support/ask';
import { readGrupos } from '../caos/support/base';
import { createEnvio } from '../caos/support/envio';
import { enterDemo } from '../caos/support/local';
import type { Local } from '../caos/support/local';
import { Servidor, failToStart } from '../caos/support/servidor';
import { withConnection } from '../support/base-entera';
import { builtProgram, ensureBuilt } from '../support/construido';
import { ENGINE_FROM_SOURCE } from '../support/mongo-motor';

const run = promisify(execFile);

/** docs/operar.md#another-version, to the letter. */
describe('The way back from a newer version whose data have another form', () => {
  let servidor: Servidor;
  beforeAll(async () => {
    ensureBuilt();
    servidor = await Servidor.start();
  });
  afterAll(() => servidor?.destroy());

  const datos = (...argumentos: string[]) =>
    run(process.execPath, [builtProgram('herramientas/datos'), ...argumentos], {
      env: { PATH: process.env.PATH, DATA_DIR: servidor.dataDir },
    });

  async function order(local: Local): Promise<string> {
    const { clave, cuerpo } = createEnvio(local);
    const headers = { [CABECERA_CLAVE]: clave };
    const { status } = await ask(`${local.url}${rutas.pedidos()}`, { method: 'POST', body: cuerpo, headers });
    expect(status).toBe(201);
    return clave;
  }

  const clavesStored = async (): Promise<string[]> =>
    (await readGrupos(servidor.dataDir)).flatMap((grupo) => grupo.pedidos.map(({ clave }) => clave));

  it('is the older version and the copy; what was ordered since stays in what stepped aside', async () => {
    const local = await enterDemo(servidor.url);
    const antes = await order(local);
    await datos('copia');
    const despues = await order(local);
    await servidor.stop();
    await makeNewer(servidor.dataDir);

    const rechazo = await failToStart({ DATA_DIR: servidor.dataDir, PORT: '0' });
    expect([rechazo.code, rechazo.lines.join('\n')]).toEqual([
      1,
      expect.stringContaining('más nuevo que este'),
    ]);

    renameSync(join(servidor.dataDir, 'db'), join(servidor.dataDir, 'db-nueva'));
    const [copia = ''] = readdirSync(join(servidor.dataDir, 'copias'));
    await datos('importar', join(servidor.dataDir, 'copias', copia));
    await servidor.boot();

    const stored = await clavesStored();
    expect([stored.includes(antes), stored.includes(despues)]).toEqual([true, false]);
    await order(await enterDemo(servidor.url));
    expect(readdirSync(join(servidor.dataDir, 'db-nueva'))).toContain('WiredTiger');
  });
});

/** As a newer program leaves its data. */
async function makeNewer(dataDir: string): Promise<void> {
  const base = await openDatabase({ mongodbUri: undefined, dataDir }, ENGINE_FROM_SOURCE);
  await withConnection(base.uri, (connection) => {
    if (!connection.db) throw new Error('The database is not open');
    return replaceVersion(connection.db, 99);
  });
  await base.stop();
}
