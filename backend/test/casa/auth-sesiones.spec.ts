// Longer than most: one house has every session that begins, goes on and ends.
import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas } from '@carta/contracts';
import type { Restaurante, Tokens } from '@carta/contracts';
import { AuthService } from '../../src/casa/acceso/auth.service';
import { SesionesService } from '../../src/casa/acceso/sesiones/sesiones.service';
import { DomainEvents } from '../../src/plataforma/hechos/domain-events';
import { useApp } from '../support/app';
import type { Respuesta } from '../support/app';
import { NADIE, buildCamarero, buildRestaurante, login, openSesion } from '../support/factories';
import type { RestauranteDePrueba } from '../support/factories';
import { moveClockTo } from '../support/move-clock';

describe('Sessions', () => {
  const app = useApp();
  /** The families of sessions that have ended. */
  const terminadas: string[] = [];
  let restaurante: RestauranteDePrueba;

  beforeAll(() => {
    app.app.get(DomainEvents).on('sesion.terminada', ({ fam }) => terminadas.push(fam));
  });
  beforeEach(async () => {
    restaurante = await buildRestaurante(app, { plan: 'premium' });
  });
  afterEach(() => jest.useRealTimers());

  const refresh = (refreshToken: unknown, clave?: string): Promise<Respuesta<Tokens>> =>
    app.post<Tokens>(rutas.refresh(), {
      body: { refreshToken },
      headers: clave === undefined ? {} : { [CABECERA_CLAVE]: clave },
    });
  const isIn = async (token: string): Promise<boolean> =>
    (await app.get(rutas.me(), { token })).status === 200;
  const famOf = (accessToken: string): string => {
    const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
    return (JSON.parse(claims) as { fam: string }).fam;
  };

  describe('renewed', () => {
    it('gives a new pair of the same family', async () => {
      const primero = await login(app, restaurante);

      const { status, body } = await refresh(primero.refreshToken);

      expect(status).toBe(200);
      expect(body.data.refreshToken).not.toBe(primero.refreshToken);
      expect(famOf(body.data.accessToken)).toBe(famOf(primero.accessToken));
      expect(await isIn(body.data.accessToken)).toBe(true);
    });

    it('gives the same successor again when the answer was lost', async () => {
      const { refreshToken } = await login(app, restaurante);

      const perdida = await refresh(refreshToken);
      const repetida = await refresh(refreshToken);

      expect(repetida.status).toBe(200);
      expect(repetida.body.data.refreshToken).toBe(perdida.body.data.refreshToken);
      expect((await refresh(repetida.body.data.refreshToken)).status).toBe(200);
    });

    it('gives one successor to many who ask at once', async () => {
      const { refreshToken } = await login(app, restaurante);
      const auth = app.app.get(AuthService);

      // Not over HTTP, where the first would be done before the last arrives.
      const pares = await Promise.all(
        Array.from({ length: 20 }, () => auth.refresh(refreshToken, undefined, '127.0.0.1')),
      );

      expect(new Set(pares.map((par) => par.refreshToken)).size).toBe(1);
      expect((await refresh(refreshToken)).status).toBe(200);
      expect((await refresh(pares[0]?.refreshToken)).status).toBe(200);
    });

    it('ends for everybody when a token comes back after its successor was used', async () => {
      const robado = await login(app, restaurante);
      const segundo = (await refresh(robado.refreshToken)).body.data;
      const tercero = (await refresh(segundo.refreshToken)).body.data;

      const { status } = await refresh(robado.refreshToken);

      expect(status).toBe(401);
      expect((await refresh(tercero.refreshToken)).status).toBe(401);
      expect(await isIn(tercero.accessToken)).toBe(false);
      expect(terminadas.filter((fam) => fam === famOf(robado.accessToken))).toHaveLength(1);
    });

    it('repeats a lost answer for two minutes, to the key that asked for it', async () => {
      const [{ refreshToken }, clave] = [await login(app, restaurante), randomUUID()];
      const perdida = await refresh(refreshToken, clave);

      moveClockTo(Date.now() + 119_000);
      const repetida = await refresh(refreshToken, clave);
      expect(repetida.body.data.refreshToken).toBe(perdida.body.data.refreshToken);

      moveClockTo(Date.now() + 2_000);
      expect((await refresh(refreshToken, clave)).status).toBe(401);
      expect((await refresh(repetida.body.data.refreshToken)).status).toBe(401);
    });

    it('refuses a key that is none, and nothing has happened', async () => {
      const { refreshToken } = await login(app, restaurante);

      expect((await refresh(refreshToken, 'x')).status).toBe(422);

      expect((await refresh(refreshToken, randomUUID())).status).toBe(200);
    });

    it('leaves the other sessions of the account alone', async () => {
      const intacta = await login(app, restaurante);
      const robada = await login(app, restaurante);
      const segundo = (await refresh(robada.refreshToken)).body.data;
      await refresh(segundo.refreshToken);
      await refresh(robada.refreshToken);

      expect(await isIn(intacta.accessToken)).toBe(true);
      expect((await refresh(intacta.refreshToken)).status).toBe(200);
    });

    it('goes on for as many renewals as a day has', async () => {
      let { refreshToken } = await login(app, restaurante);
      for (let i = 0; i < 110; i++) refreshToken = (await refresh(refreshToken)).body.data.refreshToken;

      const doc = await app.db
        .collection<{ tokens: string[] }>('sesiones')
        .findOne({}, { sort: { _id: -1 } });

      expect(doc?.tokens).toHaveLength(100);
      expect((await refresh(refreshToken)).status).toBe(200);
    });

    it('ends 12 hours after their login', async () => {
      const { refreshToken, accessToken } = await login(app, restaurante);
      const doc = await app.db.collection('sesiones').findOne({}, { sort: { _id: -1 } });
      expect(Number(doc?.expiraEn) - Number(doc?.creadaEn)).toBe(12 * 3_600_000);

      await app.db.collection('sesiones').updateOne({ _id: doc?._id }, { $set: { expiraEn: new Date() } });

      expect((await refresh(refreshToken)).status).toBe(401);
      expect(await isIn(accessToken)).toBe(false);
    });

    it.each([
      ['unknown', 'a'.repeat(43), 401],
      ['empty', '', 422],
      ['a list', ['a'], 422],
      ['an operator', { $ne: null }, 400],
      ['missing', undefined, 422],
    ])('refuses a token that is %s', async (_name, token, status) => {
      expect((await refresh(token)).status).toBe(status);
    });

    it('keeps no token in the database, only its hash', async () => {
      const { refreshToken } = await login(app, restaurante);

      const docs = await app.db.collection('sesiones').find().toArray();

      expect(JSON.stringify(docs)).not.toContain(refreshToken);
    });
  });

  describe('ended by logout', () => {
    it('are worth nothing from that moment, on every token', async () => {
      const primero = await login(app, restaurante);
      const segundo = (await refresh(primero.refreshToken)).body.data;

      const { status } = await app.post(rutas.logout(), { token: segundo.accessToken });

      expect(status).toBe(200);
      expect(await isIn(primero.accessToken)).toBe(false);
      expect(await isIn(segundo.accessToken)).toBe(false);
      expect((await refresh(segundo.refreshToken)).status).toBe(401);
      expect(terminadas).toContain(famOf(primero.accessToken));
    });

    it('do not end another session of the same account', async () => {
      const [terminada, abierta] = [await login(app, restaurante), await login(app, restaurante)];

      await app.post(rutas.logout(), { token: terminada.accessToken });

      expect(await isIn(abierta.accessToken)).toBe(true);
    });
  });

  describe('read from the database at each request', () => {
    const change = (campos: object): Promise<unknown> =>
      app.db.collection('cuentas').updateOne({ email: restaurante.email }, { $set: campos });
    const boards = (token: string): Promise<Respuesta<unknown>> => app.get(rutas.pedidos(), { token });

    it('lose the boards with the plan', async () => {
      const { accessToken } = await login(app, restaurante);
      expect((await boards(accessToken)).status).toBe(200);

      await change({ plan: 'normal' });

      expect((await boards(accessToken)).status).toBe(403);
      expect(await isIn(accessToken)).toBe(true);
    });

    it('are of no use to an account whose email is not verified', async () => {
      const { accessToken, refreshToken } = await login(app, restaurante);

      await change({ emailVerificado: false });

      const { status, body } = await app.get(rutas.me(), { token: accessToken });
      expect([status, body.message]).toEqual([403, expect.stringContaining('verificar')]);
      expect((await refresh(refreshToken)).status).toBe(403);
    });

    it('are of no use once the account is gone', async () => {
      const { accessToken } = await login(app, restaurante);

      await app.db.collection('cuentas').deleteOne({ email: restaurante.email });

      expect(await isIn(accessToken)).toBe(false);
    });

    it('tell a camarero what it may do, and not what its restaurant may', async () => {
      const { accessToken } = await buildCamarero(app, restaurante.id);

      const { body } = await app.get<Restaurante>(rutas.me(), { token: accessToken });

      expect(body.data).toMatchObject({ _id: restaurante.id, tipoUsuario: 'camarero' });
    });

    it('let a camarero see the boards and nothing of the owner’s, while the plan lasts', async () => {
      const { accessToken, refreshToken } = await buildCamarero(app, restaurante.id);
      expect((await boards(accessToken)).status).toBe(200);
      expect((await app.delete(rutas.pedidosPagados(), { token: accessToken })).status).toBe(403);

      await change({ plan: 'normal' });

      expect((await boards(accessToken)).status).toBe(403);
      expect((await app.get(rutas.me(), { token: accessToken })).status).toBe(403);
      expect((await refresh(refreshToken)).status).toBe(403);
    });
  });

  describe('opened again and again', () => {
    it('are twenty at most: the oldest ends, and the staff’s stay', async () => {
      const camarero = await buildCamarero(app, restaurante.id);
      const todas: Tokens[] = [];
      for (let i = 0; i < 130; i++) todas.push(await openSesion(app, restaurante.id));

      const fams = todas.map(({ accessToken }) => famOf(accessToken));
      const vivas = await app.app.get(SesionesService).vivas([...fams, famOf(camarero.accessToken)]);
      expect([...vivas.keys()].sort()).toEqual([...fams.slice(-20), famOf(camarero.accessToken)].sort());
      expect(terminadas).toEqual(expect.arrayContaining(fams.slice(0, -20)));
      const [id] = (await app.db.collection('cuentas').find({ email: restaurante.email }).toArray()).map(
        ({ _id }) => _id,
      );
      const propias = { restauranteId: id, rol: 'propietario' };
      expect(await app.db.collection('sesiones').countDocuments(propias)).toBe(120);
    });
  });

  describe('watched for open sockets', () => {
    it('are told alive with what they may do now, whatever the age of a token', async () => {
      const propietario = famOf((await login(app, restaurante)).accessToken);
      const camarero = famOf((await buildCamarero(app, restaurante.id)).accessToken);
      const terminada = await login(app, restaurante);
      await app.post(rutas.logout(), { token: terminada.accessToken });
      const vivas = await app.app
        .get(SesionesService)
        .vivas([propietario, camarero, famOf(terminada.accessToken), NADIE]);

      expect(Object.fromEntries([...vivas].map(([fam, { rol, plan }]) => [fam, [rol, plan]]))).toEqual({
        [propietario]: ['propietario', 'premium'],
        [camarero]: ['dispositivo', 'premium'],
      });
      const conTerminada = app.app.get(AuthService).authenticate(terminada.accessToken);
      await expect(conTerminada).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    });
  });
});
