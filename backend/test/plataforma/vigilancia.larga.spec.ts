import { rutas } from '@carta/contracts';
import { CuentasService } from '../../src/casa/cuentas/cuentas.service';
import { SesionesRepository } from '../../src/casa/acceso/sesiones/sesiones.repository';
import { SesionesService } from '../../src/casa/acceso/sesiones/sesiones.service';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import { RestaurantesRepository } from '../../src/casa/locales/restaurantes.repository';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import { buildLocal, order, pedidoOf, useLocal } from '../support/local';
import type { Local } from '../support/local';
import { PASSWORD, login } from '../support/factories';
import { eventually } from '../support/mongo-motor';
import { hear, openTablero } from '../support/socket';

interface Explicacion {
  executionStats: { nReturned: number; totalDocsExamined: number };
}

const SIEMPRE = new Date(0);

describe('Sockets of a session that ended', () => {
  const casa = useLocal();
  const cambiadas = () => casa.app.app.get(SesionesService).cambiadas(SIEMPRE);
  const cuentas = (): CuentasService => casa.app.app.get(CuentasService);
  const restaurantes = (): RestaurantesService => casa.app.app.get(RestaurantesService);

  let local: Local;
  beforeEach(async () => {
    local = await buildLocal(casa.app);
  });

  it('at another process, which told nobody here, are closed', async () => {
    const tablero = await openTablero(casa.app, local.token);
    const cerrado = hear(tablero, 'disconnect');

    await casa.app.app.get(SesionesRepository).endFamilias([local.id], 'propietario', new Date());

    expect(await cerrado).toBe('io server disconnect');
  });

  it.each([
    ['lost its plan', 'cuentas', { plan: 'normal' }],
    ['lost the proof of its email', 'cuentas', { emailVerificado: false }],
    ['is too old', 'sesiones', { expiraEn: SIEMPRE }],
  ])('in the database, by hand, are closed: it %s', async (_, coleccion, $set) => {
    const tablero = await openTablero(casa.app, local.token);
    const cerrado = hear(tablero, 'disconnect');
    const { _id } = (await casa.app.db.collection('cuentas').findOne({ email: local.email })) ?? {};

    const filtro = coleccion === 'sesiones' ? { restauranteId: _id } : { _id };
    await casa.app.db.collection(coleccion).updateMany(filtro, { $set });

    expect(await cerrado).toBe('io server disconnect');
  });

  it.each([
    ['its plan', () => restaurantes().changePlan(local.id, 'normal')],
    ['its email', () => cuentas().markVerificado(local.id)],
    ['its password', () => cuentas().resetPassword(local.id, 'otra')],
  ])('are looked at when an account changes %s', async (_, change) => {
    expect([...(await cambiadas()).locales.keys()]).not.toContain(local.id);

    await change();

    expect([...(await cambiadas()).locales.keys()]).toContain(local.id);
  });

  it('by the command line, of which orders hear within a second, and everybody once', async () => {
    const oidos: string[] = [];
    casa.app.app.get(DomainEvents).on('cuenta.cambiada', ({ restauranteId }) => oidos.push(restauranteId));
    expect((await order(casa.app, pedidoOf(local))).status).toBe(201);
    const porSuLado = new RestaurantesService(
      casa.app.app.get(RestaurantesRepository),
      cuentas(),
      new DomainEvents(),
    );

    await porSuLado.changePlan(local.id, 'normal');

    await eventually(async () => (await order(casa.app, pedidoOf(local))).status === 403);
    const preguntas = jest.spyOn(casa.app.app.get(SesionesService), 'cambiadas');
    await eventually(() => preguntas.mock.calls.length >= 2);
    preguntas.mockRestore();
    expect(oidos.filter((id) => id === local.id)).toHaveLength(1);
  });

  it('are looked for among those that have just ended, however many are alive or ended before', async () => {
    const desde = new Date();
    await cuentas().markVerificado(local.id);
    const { accessToken } = await login(casa.app, { email: local.email, password: PASSWORD });
    await casa.app.post(rutas.logout(), { token: accessToken });

    for (const [coleccion, campo] of [
      ['sesiones', 'terminadaEn'],
      ['cuentas', 'accesoEn'],
    ] as const) {
      const plan = await casa.app.db
        .collection(coleccion)
        .find({ [campo]: { $gte: desde } })
        .explain('executionStats');
      const { nReturned, totalDocsExamined } = (plan as Explicacion).executionStats;
      expect([nReturned, totalDocsExamined]).toEqual([1, 1]);
    }
  });
});
