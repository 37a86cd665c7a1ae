// Longer than most: one database is read and written by every order of the command.
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mongo } from 'mongoose';
import { rutaSaludLista, rutas } from '@carta/contracts';
import type { SaludLista } from '@carta/contracts';
import { withDatabase } from '../../src/plataforma/base-datos/conexion/mongo-uri';
import { startDatabase } from '../../src/plataforma/base-datos/open-database';
import { Motor } from '../../src/plataforma/base-datos/motor/motor';
import { keptSecret } from '../../src/plataforma/config/jwt-secret';
import { readVersion } from '../../src/plataforma/base-datos/version-datos';
import { verifyArchivo } from '../../src/herramientas/datos/archivo/verificar';
import { CopiasFueraService } from '../../src/herramientas/datos/copias-fuera.service';
import { CopiasService } from '../../src/herramientas/datos/copias.service';
import { createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { dumpDatabase } from '../support/base-entera';
import { writeDatos01 } from '../support/datos-0-1';
import { builtProgram, ensureBuilt } from '../support/construido';
import { historias, play } from '../support/historias';
import { buildLocal, order, pedidoOf } from '../support/local';
import { ENGINE_FROM_SOURCE, temporaryDataDir } from '../support/mongo-motor';
import { testDatabase } from '../support/mongo';

const run = promisify(execFile);
const DIA_MS = 86_400_000;

/** The command as a person gives it, in a process of its own. */
function datos(env: NodeJS.ProcessEnv, ...argumentos: string[]): Promise<{ code: number; said: string }> {
  return run(process.execPath, [builtProgram('herramientas/datos'), ...argumentos], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      said: stdout + stderr,
    }),
  );
}

describe('npm run datos', () => {
  beforeAll(ensureBuilt);

  it('carries a house from one embedded engine to another and to a server, its secret too', async () => {
    const [vieja, nueva] = [temporaryDataDir(), temporaryDataDir()];
    const servidor = testDatabase('datos-servidor');
    const file = join(vieja.dataDir, 'todo.tar.gz');
    const secreto = keptSecret(vieja.dataDir);
    const motor = await Motor.start({ ...ENGINE_FROM_SOURCE, dataDir: vieja.dataDir });
    const app = await createTestApp({ mongodbUri: withDatabase(motor.uri), jwtSecret: secreto });
    await play(app, historias(1)[0] ?? []);

    // while the product runs
    const salida = await datos({ DATA_DIR: vieja.dataDir }, 'exportar', file);
    expect(salida).toEqual({ code: 0, said: expect.stringContaining('restaurantes: 1') });
    expect(await datos({ DATA_DIR: vieja.dataDir }, 'importar', file)).toEqual({
      code: 1,
      said: expect.stringContaining('ya está abierta por otro programa'),
    });
    const antes = await dumpDatabase(withDatabase(motor.uri));
    await app.close();
    await motor.stop();

    expect((await datos({}, 'comprobar', file)).said).toContain('está entero');
    expect(await datos({ DATA_DIR: nueva.dataDir }, 'importar', file)).toMatchObject({ code: 0 });
    const destino = await startDatabase(
      { mongodbUri: undefined, dataDir: nueva.dataDir },
      ENGINE_FROM_SOURCE,
    );
    expect(await dumpDatabase(destino.uri)).toEqual(antes);
    await destino.stop();
    expect(keptSecret(nueva.dataDir)).toBe(secreto);

    const env = { MONGODB_URI: servidor.uri, JWT_SECRET: 'x'.repeat(32), DATA_DIR: nueva.dataDir };
    expect(await datos(env, 'importar', file)).toMatchObject({ code: 0 });
    expect(await dumpDatabase(servidor.uri)).toEqual(antes);
    expect(readFileSync(join(nueva.dataDir, 'jwt-secret-de-la-copia'), 'utf8').trim()).toBe(secreto);
    expect(await datos(env, 'importar', file)).toEqual({
      code: 1,
      said: expect.stringContaining('no está vacía (restaurantes: 1)'),
    });
    await servidor.drop();
    vieja.remove();
    nueva.remove();
  });

  it('names the mesa whose bill was changed, in the database and in a copy of it', async () => {
    const base = testDatabase('datos-sello');
    const dir = temporaryDataDir();
    const app = await createTestApp({ mongodbUri: base.uri });
    const local = await buildLocal(app);
    const ticket = (await order(app, pedidoOf(local))).body.data.pedidos[0]?._id ?? '';
    for (const estado of ['entregado', 'pagado']) {
      await app.put(rutas.pedidoEstado(ticket), { token: local.token, body: { estado } });
    }
    const env = { MONGODB_URI: base.uri, JWT_SECRET: 'x'.repeat(32), DATA_DIR: dir.dataDir };
    const copy = async (nombre: string): Promise<string> => {
      const file = join(dir.dataDir, nombre);
      expect(await datos(env, 'exportar', file)).toMatchObject({ code: 0 });
      return file;
    };
    const sana = await copy('sana.tar.gz');
    expect(await datos(env, 'comprobar')).toEqual({ code: 0, said: expect.stringContaining('íntegro') });

    await app.db
      .collection('grupos')
      .updateOne({ pagado: true }, { $set: { 'pedidos.0.lineas.0.precio': 1 } });

    const alterada = { code: 1, said: expect.stringMatching(/ALTERADO.*\n {2}- Mesa 1, abierta/) };
    expect(await datos(env, 'comprobar')).toEqual(alterada);
    expect(await datos({}, 'comprobar', await copy('mala.tar.gz'))).toEqual(alterada);
    expect(await datos({}, 'comprobar', sana)).toMatchObject({ code: 0 });
    await app.close();
    await base.drop();
    dir.remove();
  });

  it('says how it is called to whoever calls it wrongly', async () => {
    const malas = [[], ['exportar'], ['copia', 'a'], ['exportar', 'a', '--sobre-vacia'], ['otra', 'a']];
    expect(await Promise.all(malas.map((mal) => datos({}, ...mal)))).toEqual(
      malas.map(() => ({ code: 2, said: expect.stringContaining('Uso: npm run datos') })),
    );
  });
});

describe('copies on schedule', () => {
  const LUNES = new Date('2026-11-23T04:10:00Z');
  const dia = (n: number): Date => new Date(LUNES.getTime() + n * DIA_MS);

  it('are made once each service day by one of the processes, and the newest are kept', async () => {
    const base = testDatabase('copias');
    const dir = temporaryDataDir();
    const config = { mongodbUri: base.uri, copias: 2, dataDir: dir.dataDir };
    const apps = [await createTestApp(config), await createTestApp(config)];
    const make = async (ahora: Date): Promise<string[]> =>
      (await Promise.all(apps.map(({ app }) => app.get(CopiasService).makeIfDue(ahora)))).sort();

    for (let n = 0; n < 3; n++) {
      expect(await make(dia(n))).toEqual(['hecha', 'no toca']);
      expect(await make(new Date(dia(n).getTime() + DIA_MS / 2))).toEqual(['no toca', 'no toca']);
    }

    const folder = join(dir.dataDir, 'copias');
    expect(readdirSync(folder)).toEqual(['carta-20261124-041000.tar.gz', 'carta-20261125-041000.tar.gz']);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const figuras = await apps[0]?.get<string>('/metrics');
    expect(figuras?.body.data).toContain('carta_copias_fallidas_total 0');
    for (const app of apps) await app.close();
    await base.drop();
    dir.remove();
  });

  it('count the one made before data of an older program change, which is not made twice', async () => {
    const base = testDatabase('copia-previa');
    const dir = temporaryDataDir();
    const config = { mongodbUri: base.uri, copias: 2, dataDir: dir.dataDir };
    const client = await new mongo.MongoClient(base.uri).connect();
    await writeDatos01(client.db(), new Date());
    await client.close();
    const folder = join(dir.dataDir, 'copias');
    mkdirSync(folder, { recursive: true });
    for (const day of ['20260101', '20260102']) writeFileSync(join(folder, `carta-${day}-050000.tar.gz`), '');

    const app = await createTestApp(config);

    const [older, previa = '', ...others] = readdirSync(folder);
    expect([older, others]).toEqual(['carta-20260102-050000.tar.gz', []]);
    const { cabecera, manifiesto } = await verifyArchivo(join(folder, previa));
    expect([cabecera.versionDatos, manifiesto.colecciones.restaurantes]).toEqual([0, 1]);
    expect(await app.app.get(CopiasService).makeIfDue(new Date())).toBe('no toca');
    await app.close();
    await base.drop();
    dir.remove();
  });

  it('leave an older program its data when the one before their change cannot be made', async () => {
    const base = testDatabase('sin-copia-previa');
    const dir = temporaryDataDir();
    const client = await new mongo.MongoClient(base.uri).connect();
    await writeDatos01(client.db(), new Date());
    writeFileSync(join(dir.dataDir, 'copias'), 'a file where the folder should be');

    await expect(createTestApp({ mongodbUri: base.uri, copias: 2, dataDir: dir.dataDir })).rejects.toThrow(
      'Antes de poner al día los datos se hace una copia, y no se ha podido',
    );

    expect(await readVersion(client.db())).toBe(0);
    await client.close();
    await base.drop();
    dir.remove();
  });

  it('that fail are told in the figures, and tried again', async () => {
    const dir = temporaryDataDir();
    const app = await createTestApp({ copias: 2, dataDir: dir.dataDir });
    const copias = app.app.get(CopiasService);
    writeFileSync(join(dir.dataDir, 'copias'), 'a file where the folder should be');

    expect(await copias.makeIfDue(dia(0))).toBe('fallida');
    expect((await app.get<string>('/metrics')).body.data).toContain('carta_copias_fallidas_total 1');

    await promisify(execFile)('rm', [join(dir.dataDir, 'copias')]);
    mkdirSync(join(dir.dataDir, 'copias'));
    expect(await copias.makeIfDue(dia(0))).toBe('hecha');
    await app.close();
    dir.remove();
  });

  describe('and elsewhere', () => {
    const base = testDatabase('copias-fuera');
    const [dir, disco] = [temporaryDataDir(), temporaryDataDir()];
    const copiasFuera = join(disco.dataDir, 'carta');
    const config = { mongodbUri: base.uri, copias: 2, dataDir: dir.dataDir, copiasFuera };
    const here = join(dir.dataDir, 'copias');
    let app: TestApp;
    let copias: CopiasService;
    let fuera: CopiasFueraService;
    const figura = async (nombre: string) =>
      (await app.get<string>('/metrics')).body.data.match(new RegExp(`^carta_${nombre} (.*)$`, 'm'))?.[1];
    const lista = async () => (await app.get<SaludLista>(rutaSaludLista())).body.data.copias;
    beforeAll(async () => {
      ensureBuilt();
      app = await createTestApp(config);
      copias = app.app.get(CopiasService);
      fuera = app.app.get(CopiasFueraService);
    });
    afterAll(async () => {
      await app.close();
      await base.drop();
      dir.remove();
      disco.remove();
    });

    it('fail without their disk, which harms none here and is told', async () => {
      expect(await lista()).toEqual({ ultima: null, fuera: null });
      expect(await fuera.carryFuera()).toBe('fallida');
      expect(await copias.makeIfDue(dia(0))).toBe('hecha');
      expect(await fuera.carryFuera()).toBe('fallida');

      expect(readdirSync(here)).toHaveLength(1);
      expect(readdirSync(disco.dataDir)).toEqual([]);
      expect(await figura('copias_fuera_fallidas_total')).toBe('2');
      expect(await lista()).toEqual({
        ultima: dia(0).toISOString(),
        fuera: null,
        aviso: 'La última copia tiene más de un día.',
      });
    });

    it('follow the newest here once it can, each once, and the newest are kept', async () => {
      mkdirSync(copiasFuera);
      for (let n = 0; n < 3; n++) {
        await copias.makeIfDue(dia(n));
        expect([await fuera.carryFuera(), await fuera.carryFuera()]).toEqual(['hecha', 'no toca']);
      }

      expect(readdirSync(copiasFuera)).toEqual(readdirSync(here));
      expect(readdirSync(copiasFuera)).toHaveLength(2);
      const [, newest = ''] = readdirSync(copiasFuera);
      expect((await verifyArchivo(join(copiasFuera, newest))).cabecera.formato).toBeGreaterThan(0);
      expect(statSync(join(copiasFuera, newest)).mode & 0o077).toBe(0);
      expect(await figura('ultima_copia_fuera_segundos')).toBe(String(dia(2).getTime() / 1_000));
    });

    it('have what the command copies, and a copy that cannot be carried stays here', async () => {
      const env = { MONGODB_URI: base.uri, JWT_SECRET: 'x'.repeat(32), DATA_DIR: dir.dataDir };
      const command = (folder: string) => datos({ ...env, COPIAS_FUERA: folder }, 'copia');
      const antes = Date.now();

      expect(await command(copiasFuera)).toEqual({
        code: 0,
        said: expect.stringContaining(`También está en ${copiasFuera}`),
      });
      expect(readdirSync(copiasFuera).at(-1)).toBe(readdirSync(here).at(-1));
      const { ultima, fuera, aviso } = (await lista()) ?? {};
      expect(Date.parse(ultima ?? '')).toBeGreaterThanOrEqual(antes);
      // its name has seconds
      expect(Date.parse(fuera ?? '')).toBe(Math.floor(Date.parse(ultima ?? '') / 1_000) * 1_000);
      expect(aviso).toBeUndefined();

      const [made] = readdirSync(here).slice(-1);
      rmSync(join(here, made ?? ''));
      expect(await command(join(disco.dataDir, 'no-hay'))).toEqual({
        code: 1,
        said: expect.stringContaining('no existe; ¿está puesto su disco?'),
      });
      expect(readdirSync(here)).toHaveLength(3);
    });
  });
});
