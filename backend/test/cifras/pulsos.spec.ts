import { join } from 'node:path';
import { CUARTO_MS, rutaPulsos } from '@carta/contracts';
import type { Pulsos } from '@carta/contracts';
import { readMiembros } from '../../src/herramientas/datos/archivo/leer';
import { exportTo } from '../../src/herramientas/datos/exportar';
import { dbOf } from '../../src/plataforma/base-datos/conexion/connect';
import { isEmpty } from '../../src/plataforma/base-datos/sistema';
import { Periodico } from '../../src/plataforma/colas/periodico';
import { Config } from '../../src/plataforma/config/config';
import { cuartoDe } from '../../src/plataforma/pulso/medidas-cuarto';
import type { PulsoDoc } from '../../src/plataforma/pulso/pulso.schema';
import { PulsoService } from '../../src/plataforma/pulso/pulso.service';
import { PulsosRepository } from '../../src/plataforma/pulso/pulsos.repository';
import { withConnection } from '../support/base-entera';
import { JWT_SECRET, createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { useLocal } from '../support/local';
import { temporaryDataDir } from '../support/mongo-motor';
import { testDatabase } from '../support/mongo';
import { useSala } from '../support/sala';

describe('What the server measured of itself', () => {
  // nothing is looked at but when a test says so
  const start = jest.spyOn(Periodico.prototype, 'onApplicationBootstrap').mockReturnValue();
  afterAll(() => start.mockRestore());
  const casa = useLocal();
  const { orderAt, show } = useSala(casa);

  const cuarto = cuartoDe(new Date());
  /** An hour on, a quarter that ends while the server begins changes nothing. */
  const tras = (cuartos: number) => new Date(cuarto.getTime() + cuartos * CUARTO_MS);
  const read = async () => (await casa.get<Pulsos>(rutaPulsos())).body.data;
  const pasa = (cuartos: number, { app }: Pick<TestApp, 'app'> = casa.app) =>
    app.get(PulsoService).runOnce(tras(cuartos));
  const stored = () => casa.app.db.collection<PulsoDoc>('pulsos').find().sort({ cuarto: 1 }).toArray();

  it('is nothing on a server that has just begun', async () => {
    expect(await read()).toEqual({ ahora: expect.any(String), pulsos: [] });
  });

  it('is a row each quarter of an hour, of nobody, which is forgotten after 30 days', async () => {
    const [comida] = await orderAt(1);
    expect((await show(comida)).status).toBe(200);
    await casa.app.get('/api/nada');
    await pasa(4);

    const { pulsos } = await read();
    expect(pulsos).toEqual([
      {
        desde: expect.any(String),
        respuestas: expect.any(Number),
        p95Ms: expect.any(Number),
        vistoS: expect.any(Number),
        bucleMs: expect.any(Number),
        paronMs: expect.any(Number),
        errores: 0,
        discoLibreMB: expect.any(Number),
      },
    ]);
    expect(pulsos[0]!.respuestas).toBeGreaterThan(2);
    const { desde, ...medidas } = pulsos[0]!;
    expect(await stored()).toEqual([{ _id: expect.any(String), cuarto: new Date(desde), ...medidas }]);
    expect(await casa.app.db.collection('pulsos').listIndexes().toArray()).toContainEqual(
      expect.objectContaining({ key: { cuarto: 1 }, expireAfterSeconds: 30 * 86_400 }),
    );
  });

  it('has the worst of several processes, and the sum of what is counted', async () => {
    const medidas = { respuestas: 10, p95Ms: null, vistoS: null, bucleMs: 1, paronMs: 9, errores: 1 };
    const en = tras(-3);
    await casa.app.app.get(PulsosRepository).insertPulsos([
      { _id: 'uno', cuarto: en, ...medidas, discoLibreMB: 5_000 },
      { _id: 'otro', cuarto: en, ...medidas, p95Ms: 80, bucleMs: 7, paronMs: 3, discoLibreMB: 900 },
    ]);

    expect((await read()).pulsos.find(({ desde }) => desde === en.toISOString())).toEqual({
      desde: en.toISOString(),
      respuestas: 20,
      p95Ms: 80,
      vistoS: null,
      bucleMs: 7,
      paronMs: 9,
      errores: 2,
      discoLibreMB: 900,
    });
  });

  it('is stored once by each process, and read of all of them together', async () => {
    const { mongodbUri = '' } = casa.app.app.get(Config);
    // a process has one guard of sessions, the last server's: nobody signs in after this one
    await using otro = await createTestApp({ mongodbUri });
    await casa.app.db.collection('pulsos').deleteMany({});
    for (const { url } of [casa.app, otro, otro]) await fetch(`${url}/api/nada`);

    await Promise.all([pasa(8), pasa(8, otro)]);
    await Promise.all([pasa(8), pasa(8, otro)]);
    const docs = await stored();
    await casa.app.app.get(PulsosRepository).insertPulsos(docs);

    expect(await stored()).toEqual(docs);
    expect(docs).toHaveLength(2);
    const { pulsos } = await read();
    const sum = docs.reduce((suma, { respuestas }) => suma + respuestas, 0);
    const porCuarto = new Set(docs.map((doc) => doc.cuarto.toISOString()));
    expect(pulsos).toHaveLength(porCuarto.size);
    expect(pulsos.reduce((suma, { respuestas }) => suma + respuestas, 0)).toBe(sum);
    expect(sum).toBeGreaterThanOrEqual(3);
  });

  it('goes into no copy, and a database that has nothing else is empty', async () => {
    const dir = temporaryDataDir();
    const file = join(dir.dataDir, 'casa.tar.gz');
    await exportTo(file, { connection: casa.app.db, jwtSecret: JWT_SECRET });
    const miembros: string[] = [];
    for await (const { nombre } of readMiembros(file)) miembros.push(nombre);
    dir.remove();
    expect(miembros.filter((nombre) => /restaurantes|pulsos/.test(nombre))).toEqual([
      expect.stringContaining('restaurantes'),
    ]);

    const base = testDatabase('pulsos');
    const vacio = await createTestApp({ mongodbUri: base.uri });
    await vacio.close();
    await withConnection(base.uri, async (connection) => {
      expect(await connection.collection('pulsos').countDocuments()).toBe(1);
      expect(await isEmpty(dbOf(connection))).toBe(true);
    });
    await base.drop();
  });
});
