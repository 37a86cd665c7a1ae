import { rutas } from '@carta/contracts';
import { SesionesRepository } from '../src/casa/acceso/sesiones/sesiones.repository';
import { SesionesService } from '../src/casa/acceso/sesiones/sesiones.service';
import { DomainEvents } from '../src/plataforma/hechos/domain-events';
import { RestaurantesRepository } from '../src/casa/locales/restaurantes.repository';
import { RestaurantesService } from '../src/casa/locales/restaurantes.service';
import { buildLocal, order, pedidoOf, useLocal } from './support/local';
import type { Local } from './support/local';
import { PASSWORD, login } from './support/factories';
import { eventually } from './support/mongo-motor';
import { hear, openTablero } from './support/socket';

interface Explicacion {
  executionStats: { nReturned: number; totalDocsExamined: number };
}

const SIEMPRE = new Date(0);

describe('Sockets of a session that ended', () => {
  const casa = useLocal();
  const cambiadas = () => casa.app.app.get(SesionesService).cambiadas(SIEMPRE);
  const restaurantes = (): RestaurantesService => casa.app.app.get(RestaurantesService);

  let local: Local;
  beforeEach(async () => {
    local = await buildLocal(casa.app);
  });

  it('at another process, which told nobody here, are closed', async () => {
    const tablero = await openTablero(casa.app, local.token);
    const cerrado = hear(tablero, 'disconnect');

    await casa.app.app.get(SesionesRepository).endFamilias(local.id, 'propietario', new Date());

    expect(await cerrado).toBe('io server disconnect');
  });

  it.each([
    ['lost its plan', 'restaurantes', { tipoUsuario: 'normal' }],
    ['lost the proof of its email', 'restaurantes', { emailVerificado: false }],
    ['is too old', 'sesiones', { expiraEn: SIEMPRE }],
  ])('in the database, by hand, are closed: it %s', async (_, coleccion, $set) => {
    const tablero = await openTablero(casa.app, local.token);
    const cerrado = hear(tablero, 'disconnect');
    const { _id } = (await casa.app.db.collection('restaurantes').findOne({ email: local.email })) ?? {};

    const filtro = coleccion === 'sesiones' ? { restauranteId: _id } : { _id };
    await casa.app.db.collection(coleccion).updateMany(filtro, { $set });

    expect(await cerrado).toBe('io server disconnect');
  });

  it.each([
    ['its plan', () => restaurantes().changePlan(local.email, 'normal')],
    ['its email', () => restaurantes().markVerificado(local.id)],
    ['its password', () => restaurantes().resetPassword(local.id, 'otra')],
  ])('are looked at when an account changes %s', async (_, change) => {
    expect([...(await cambiadas()).cuentas.keys()]).not.toContain(local.id);

    await change();

    expect([...(await cambiadas()).cuentas.keys()]).toContain(local.id);
  });

  it('by the command line, of which orders hear within a second, and everybody once', async () => {
    const oidos: string[] = [];
    casa.app.app.get(DomainEvents).on('cuenta.cambiada', ({ restauranteId }) => oidos.push(restauranteId));
    expect((await order(casa.app, pedidoOf(local))).status).toBe(201);
    const porSuLado = new RestaurantesService(casa.app.app.get(RestaurantesRepository), new DomainEvents());

    await porSuLado.changePlan(local.email, 'normal');

    await eventually(async () => (await order(casa.app, pedidoOf(local))).status === 403);
    const preguntas = jest.spyOn(casa.app.app.get(SesionesService), 'cambiadas');
    await eventually(() => preguntas.mock.calls.length >= 2);
    preguntas.mockRestore();
    expect(oidos.filter((id) => id === local.id)).toHaveLength(1);
  });

  it('are looked for among those that have just ended, however many are alive or ended before', async () => {
    const desde = new Date();
    await restaurantes().markVerificado(local.id);
    const { accessToken } = await login(casa.app, { email: local.email, password: PASSWORD });
    await casa.app.post(rutas.logout(), { token: accessToken });

    for (const [coleccion, campo] of [
      ['sesiones', 'terminadaEn'],
      ['restaurantes', 'accesoEn'],
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
