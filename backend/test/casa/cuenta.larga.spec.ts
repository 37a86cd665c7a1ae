import { CuentasService } from '../../src/casa/cuentas/cuentas.service';
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Types } from 'mongoose';
import { JWT_SECRET, createTestApp } from '../support/app';
import { ROOT, builtProgram, ensureBuilt } from '../support/construido';
import { buildRestaurante } from '../support/factories';
import { testDatabase } from '../support/mongo';

describe('npm run cuenta', () => {
  const run = promisify(execFile);
  const database = testDatabase('cuenta');
  const cuenta = (...argumentos: string[]) =>
    run(process.execPath, [builtProgram('herramientas/cuenta'), ...argumentos], {
      cwd: tmpdir(),
      env: { ...process.env, MONGODB_URI: database.uri, JWT_SECRET, DATA_DIR: join(ROOT, 'data') },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
    );

  beforeAll(ensureBuilt);

  it('changes the plan of an account while the server runs, and says what it did', async () => {
    const app = await createTestApp({ mongodbUri: database.uri });
    try {
      const casa = await buildRestaurante(app, { nombre: 'Casa Ana' });

      expect(await cuenta(casa.email.toUpperCase(), 'premium')).toMatchObject({
        code: 0,
        said: `Casa Ana (${casa.email}) tiene ahora el plan premium.\n`,
      });
      expect(await app.app.get(CuentasService).findCuenta(casa.id)).toMatchObject({
        plan: 'premium',
      });
      const abierta = (mesa: number) => ({
        restaurante: new Types.ObjectId(casa.id),
        mesa,
        pagado: false,
        rev: 1,
        actualizadoEn: new Date(),
        pedidos: [{ _id: new Types.ObjectId(), clave: randomUUID(), creadoEn: new Date(), lineas: [] }],
      });
      await app.db.collection('grupos').insertMany([abierta(7), abierta(3)]);
      expect(await cuenta(casa.email, 'normal')).toEqual({
        code: 1,
        said: `${casa.email} tiene mesas abiertas (3, 7) y sin pedidos nadie podría atenderlas. Con --ya se cambia igualmente.\n`,
      });
      expect(await cuenta(casa.email, 'admin')).toMatchObject({ code: 0 });
      expect(await cuenta(casa.email, 'normal', '--ya')).toMatchObject({ code: 0 });
      expect(await app.app.get(CuentasService).findCuenta(casa.id)).toMatchObject({
        plan: 'normal',
      });
      expect(await cuenta('nadie@ejemplo.es', 'premium')).toEqual({
        code: 1,
        said: 'No hay ninguna cuenta con el email nadie@ejemplo.es.\n',
      });
      expect(await cuenta(casa.email, 'otro', 'Casa Dos', '6')).toMatchObject({
        code: 0,
        said: expect.stringMatching(
          /^Casa Dos es ahora de .*: \/menu\/casa-dos-[0-9a-f]{6}, restaurante [0-9a-f]{24}\.\n$/,
        ),
      });
      expect(await app.db.collection('restaurantes').findOne({ nombre: 'Casa Dos' })).toMatchObject({
        cuenta: new Types.ObjectId(casa.id),
        numeroMesas: 6,
      });
      const segunda = await app.db.collection('restaurantes').findOne({ nombre: 'Casa Dos' });
      expect(await cuenta('lista')).toEqual({
        code: 0,
        said: `${casa.email} · normal\n  Casa Ana · restaurante ${casa.id}\n  Casa Dos · restaurante ${String(segunda?._id)}\n`,
      });
      expect(await cuenta(casa.email, 'otro', 'Casa Tres', 'seis')).toMatchObject({ code: 2 });
      const malas = [
        [],
        ['lista', 'todas'],
        [casa.email],
        [casa.email, 'camarero'],
        [casa.email, 'premium', 'más'],
      ];
      expect(await Promise.all(malas.map((mal) => cuenta(...mal)))).toEqual(
        malas.map(() => ({ code: 2, said: expect.stringContaining('Uso: npm run cuenta') })),
      );
    } finally {
      await app.close();
      await database.drop();
    }
  });
});
