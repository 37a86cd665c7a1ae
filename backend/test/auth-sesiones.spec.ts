import { rutas } from '@carta/contracts';
import type { Restaurante, Tokens } from '@carta/contracts';
import { AuthService } from '../src/casa/acceso/auth.service';
import { SesionesService } from '../src/casa/acceso/sesiones/sesiones.service';
import type { Respuesta } from './support/app';
import { NADIE, buildCamarero, login, openSesion } from './support/factories';
import { famOf, useSesiones } from './support/use-sesiones';

describe('Sessions', () => {
  const { app, terminadas, restaurante, refresh, isIn } = useSesiones();

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
