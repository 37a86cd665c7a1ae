import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ESQUEMAS } from '../../src/herramientas/esquemas';
import { Replica } from '../caos/support/replica/replica';
import { JWT_SECRET, createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { builtProgram, ensureBuilt } from '../support/construido';
import { temporaryDataDir } from '../support/mongo-motor';
import { testDatabase } from '../support/mongo';

const run = promisify(execFile);

interface Dicho {
  code: number;
  said: string;
}

/** The command as an operator gives it; what it says goes to the standard output, whatever it finds. */
function comprobar(env: NodeJS.ProcessEnv): Promise<Dicho> {
  return run(process.execPath, [builtProgram('herramientas/datos'), 'comprobar', '--servidor'], {
    env: { PATH: process.env.PATH, JWT_SECRET, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, said: stdout }),
  );
}

/** What fails, each with what to do about it. */
const fallas = ({ said }: Dicho): string[] => said.match(/^falla .+\n +→ .+$/gm) ?? [];
const bien = ({ said }: Dicho): string[] =>
  [...said.matchAll(/^bien +([^:]+):/gm)].map(([, que = '']) => que);

const TODO = ['dirección', 'versión', 'miembros', 'escritura', 'lectura de mayoría', 'índices', 'reloj'];

beforeAll(ensureBuilt);

describe('npm run datos -- comprobar --servidor, on the embedded engine', () => {
  const base = testDatabase('comprobar');
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ mongodbUri: base.uri });
  });
  afterAll(async () => {
    await app.close();
    await base.drop();
  });

  it('finds everything well, also while the product runs, and leaves nothing there', async () => {
    const dicho = await comprobar({ MONGODB_URI: base.uri });

    expect({ ...dicho, bien: bien(dicho) }).toMatchObject({ code: 0, bien: TODO });
    const restos = await app.db
      .collection<{ _id: string }>('sistema')
      .countDocuments({ _id: /^comprobacion/ });
    expect(restos).toBe(0);
  });

  it('knows every collection of the product', () => {
    const deTodos = Object.values(app.db.models).map(({ collection }) => collection.name);

    expect(ESQUEMAS.map((esquema) => String(esquema.get('collection'))).sort()).toEqual(deTodos.sort());
  });

  it('names the index that somebody took away, or made another way', async () => {
    await app.db.collection('grupos').dropIndex('clave');
    await app.db.collection('productos').dropIndex('nombre');
    await app.db.collection('grupos').createIndex({ restaurante: 1, 'pedidos.clave': 1 }, { name: 'clave' });

    const dicho = await comprobar({ MONGODB_URI: base.uri });

    expect(dicho.code).toBe(1);
    expect(fallas(dicho)).toEqual([
      expect.stringMatching(/índices: .*: productos\.nombre, grupos\.clave\n +→ Arranca/),
    ]);
  });

  it('says that nothing is there yet before the first start', async () => {
    const vacia = testDatabase('comprobar-vacia');

    const dicho = await comprobar({ MONGODB_URI: vacia.uri });

    expect(dicho).toEqual({ code: 0, said: expect.stringContaining('ninguno todavía') });
    await vacia.drop();
  });

  it('looks at the engine of DATA_DIR when there is no address', async () => {
    const { dataDir, remove } = temporaryDataDir();

    const dicho = await comprobar({ DATA_DIR: dataDir });

    expect({ ...dicho, bien: bien(dicho) }).toMatchObject({ code: 0, bien: TODO });
    remove();
  });
});

describe('the same, on what stands in for a replica set', () => {
  let replica: Replica;
  const look = (): Promise<Dicho> => comprobar({ MONGODB_URI: replica.uri() });
  const MIEMBROS = expect.stringMatching(/miembros: 2 con datos en rs0\n.*→ Si cae uno/) as string;

  beforeAll(async () => {
    replica = await Replica.start();
  });
  afterAll(() => replica.stop());

  it('finds it well but for its two members', async () => {
    const dicho = await look();

    expect(dicho.code).toBe(1);
    expect(fallas(dicho)).toEqual([MIEMBROS]);
    expect(bien(dicho)).toEqual(TODO.filter((que) => que !== 'miembros'));
  });

  it('sees that no majority confirms, within the time of an order', async () => {
    const { demora } = replica;
    replica.demora = () => null;

    const dicho = await look();

    replica.demora = demora;
    expect(fallas(dicho)).toEqual([
      MIEMBROS,
      expect.stringMatching(/escritura: La réplica no confirma los cambios\.\n +→ Mira si la mayoría/),
    ]);
  });

  it.each([
    [-60_000, 'atrasado'],
    [60_000, 'adelantado'],
  ])('sees clocks that differ by %i ms', async (adelantoMs, como) => {
    replica.adelantoMs = adelantoMs;

    const dicho = await look();

    replica.adelantoMs = 0;
    expect(fallas(dicho)).toEqual([
      MIEMBROS,
      expect.stringMatching(new RegExp(`reloj: .*va ${como} \\d\\d s.*\\n +→ Pon en hora`)),
    ]);
  });

  it('says that there is no primary', async () => {
    const mirada = look();
    await replica.stepDown(mirada);

    const dicho = await mirada;
    expect(dicho.code).toBe(1);
    expect(fallas(dicho)).toEqual([expect.stringMatching(/dirección: .*\n +→ Mira si el servidor/)]);
  });
});

describe('the same, with settings that cannot work', () => {
  it.each([
    [
      'an address that confirms too early',
      { MONGODB_URI: 'mongodb://localhost/carta?w=1' },
      /ajustes: .*\n +→ MONGODB_URI pide w=1/,
    ],
    [
      'nobody at the address',
      { MONGODB_URI: 'mongodb://127.0.0.1:1/carta' },
      /dirección: No se puede conectar/,
    ],
    [
      'no secret',
      { MONGODB_URI: 'mongodb://127.0.0.1:1/carta', JWT_SECRET: '' },
      /ajustes: .*\n +→ JWT_SECRET/,
    ],
  ])('says so: %s', async (_, env, que) => {
    const dicho = await comprobar(env);

    expect(dicho.code).toBe(1);
    expect(fallas(dicho)).toEqual([expect.stringMatching(que)]);
  });
});
