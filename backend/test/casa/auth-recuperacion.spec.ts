// Longer than most: both ways back into an account, by code and by link, keep the same promises.
import { rutas, rutasGestion, rutasSala } from '@carta/contracts';
import { CuentasService } from '../../src/casa/cuentas/cuentas.service';
import { AuthService } from '../../src/casa/acceso/auth.service';
import { SesionesService } from '../../src/casa/acceso/sesiones/sesiones.service';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import { createTestApp } from '../support/app';
import type { Respuesta } from '../support/app';
import { buildDispositivo } from '../support/dispositivos';
import { buildCamarero, buildRestaurante, login } from '../support/factories';
import type { RestauranteDePrueba } from '../support/factories';
import { holdClock, moveClockTo } from '../support/move-clock';
import { useCorreo } from '../support/smtp';
import { openTablero } from '../support/socket';

const NUEVA = 'otra contraseña';

describe('A forgotten password', () => {
  const { app, smtp } = useCorreo();
  let restaurante: RestauranteDePrueba;

  afterEach(() => jest.useRealTimers());
  beforeEach(async () => {
    restaurante = await buildRestaurante(app, { plan: 'premium' });
  });

  const forgot = (email: unknown): Promise<Respuesta<unknown>> =>
    app.post(rutasGestion.olvido(), { body: { email } });
  const check = (code: string): Promise<Respuesta<unknown>> =>
    app.post(rutasGestion.verificarCodigoRecuperacion(), { body: { email: restaurante.email, code } });
  const reset = (code: string, newPassword = NUEVA): Promise<Respuesta<unknown>> =>
    app.post(rutasGestion.restablecer(), { body: { email: restaurante.email, code, newPassword } });
  const sendCodigo = async (): Promise<string> => {
    await forgot(restaurante.email);
    return smtp.nextCodigo(restaurante.email);
  };
  const loginStatus = async (password: string): Promise<number> =>
    (await app.post(rutas.login(), { body: { email: restaurante.email, password } })).status;
  const meStatus = async (token: string): Promise<number> => (await app.get(rutas.me(), { token })).status;

  it('is changed with a code that was checked before', async () => {
    expect((await forgot(`  ${restaurante.email.toUpperCase()}`)).body).toEqual({
      success: true,
      data: null,
    });
    const code = await smtp.nextCodigo(restaurante.email);

    expect((await check(code)).body).toEqual({ success: true, data: { valido: true } });
    const { status, body, headers } = await reset(code);

    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      success: true,
      data: { dispositivos: [] },
      message: 'Contraseña cambiada exitosamente',
    });
    expect(await loginStatus(NUEVA)).toBe(200);
    expect(await loginStatus(restaurante.password)).toBe(401);
  });

  it('may be that of somebody who never verified the email, and now has', async () => {
    restaurante = await buildRestaurante(app, { emailVerificado: false });
    await app.post(rutasGestion.reenviarCodigo(), { body: { email: restaurante.email } });
    const verificacion = await smtp.nextCodigo(restaurante.email);

    expect((await reset(await sendCodigo())).status).toBe(200);

    expect(await loginStatus(NUEVA)).toBe(200);
    const { status } = await app.post(rutasGestion.verificarCodigoEmail(), {
      body: { email: restaurante.email, code: verificacion },
    });
    expect(status).toBe(409);
  });

  it.each([
    ['none', '', 'La nueva contraseña es obligatoria'],
    ['a short one', '12345', 'La contraseña debe tener al menos 6 caracteres'],
    ['a very long one', 'x'.repeat(129), 'La contraseña es demasiado larga'],
    ['a common one', 'Baseball', 'Esta contraseña es demasiado común. Elige otra.'],
  ])('is not replaced by %s, and the code stays good', async (_name, newPassword, message) => {
    const code = await sendCodigo();

    const { status, body } = await reset(code, newPassword);

    expect([status, body.errors]).toEqual([422, [{ field: 'newPassword', message }]]);
    expect(await loginStatus(restaurante.password)).toBe(200);
    expect((await reset(code)).status).toBe(200);
  });

  describe('with the link of the mail', () => {
    const conEnlace = (enlace: string, newPassword = NUEVA): Promise<Respuesta<unknown>> =>
      app.post(rutasGestion.restablecerConEnlace(), {
        body: { email: restaurante.email, enlace, newPassword },
      });
    const sendEnlace = async (): Promise<string> => {
      await forgot(restaurante.email);
      return smtp.nextEnlace(restaurante.email);
    };

    it('is changed although a stranger has asked and guessed until every code was void', async () => {
      const primero = await sendEnlace();
      await forgot(restaurante.email);
      const code = await smtp.nextCodigo(restaurante.email);
      const equivocado = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
      for (let i = 0; i < 8; i++) await check(equivocado);
      expect((await reset(code)).status).toBe(422);

      const { status, body } = await conEnlace(primero);

      expect([status, body.message]).toEqual([200, 'Contraseña cambiada exitosamente']);
      expect(await loginStatus(NUEVA)).toBe(200);
    });

    it('is changed once, and with it every other link and code is spent', async () => {
      const [primero, segundo] = [await sendEnlace(), await sendEnlace()];
      const respuestas = await Promise.all(Array.from({ length: 5 }, () => conEnlace(primero)));

      expect(respuestas.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
      expect((await conEnlace(segundo, 'una más')).status).toBe(422);
      expect(await loginStatus(NUEVA)).toBe(200);
      const enlace = await sendEnlace();
      await reset(await sendCodigo());
      expect((await conEnlace(enlace)).body.errors).toEqual([
        { field: 'enlace', message: 'El enlace ya no es válido. Pide otro.' },
      ]);
    });

    it('is good for a day, for its own account, and is stored as a hash', async () => {
      const enlace = await sendEnlace();
      const ajena = await buildRestaurante(app);
      const { status } = await app.post(rutasGestion.restablecerConEnlace(), {
        body: { email: ajena.email, enlace, newPassword: NUEVA },
      });
      expect(status).toBe(422);
      expect((await conEnlace(enlace, 'Baseball')).status).toBe(422);
      expect(JSON.stringify(await app.db.collection('codigos').find().toArray())).not.toContain(enlace);

      moveClockTo(Date.now() + 24 * 3_600_000 + 1);
      expect((await conEnlace(enlace)).status).toBe(422);
      moveClockTo(Date.now() - 2_000);
      expect((await conEnlace(enlace)).status).toBe(200);
    });
  });

  describe('once changed', () => {
    it('tells which devices stay paired, in the answer and by mail, and they can all be removed', async () => {
      const { accessToken: token } = await login(app, restaurante);
      const tablet = await buildDispositivo(app, token, { nombre: 'Barra' });
      await buildDispositivo(app, token, { nombre: 'Cocina' });

      const { body } = await reset(await sendCodigo());

      expect(body.data).toEqual({ dispositivos: ['Barra', 'Cocina'] });
      const { asunto, texto } = await smtp.next(restaurante.email);
      expect(asunto).toBe('Tu contraseña ha cambiado');
      expect(texto).toMatch(/- Barra\s+- Cocina/);
      expect(texto).toContain('/admin/settings/dispositivos');
      expect(await meStatus(tablet.accessToken)).toBe(200);
      const abierta = await login(app, { email: restaurante.email, password: NUEVA });
      expect((await app.delete(rutasSala.dispositivos(), { token: abierta.accessToken })).status).toBe(200);
      expect(await meStatus(tablet.accessToken)).toBe(401);
    });

    it('ends every session and closes its boards; paired devices stay', async () => {
      const { accessToken, refreshToken } = await login(app, restaurante);
      const abierta = await login(app, restaurante);
      const camarero = await buildCamarero(app, restaurante.id);
      const code = await sendCodigo();
      const tablero = await openTablero(app, accessToken);
      const delCamarero = await openTablero(app, camarero.accessToken);
      const closed = new Promise((resolve) => tablero.once('disconnect', resolve));

      await reset(code);

      await closed;
      expect([await meStatus(accessToken), await meStatus(abierta.accessToken)]).toEqual([401, 401]);
      expect((await app.post(rutas.refresh(), { body: { refreshToken } })).status).toBe(401);
      expect(await meStatus(camarero.accessToken)).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 1_200));
      expect(delCamarero.connected).toBe(true);
    });

    it('ends a session whose login was under way, and one that nobody ended', async () => {
      const restaurantes = app.app.get(RestaurantesService);
      const antes = await restaurantes.findLocal(restaurante.id);
      if (!antes) throw new Error('the restaurante is gone');
      const olvidada = await login(app, restaurante);
      const tablero = await openTablero(app, olvidada.accessToken);
      const closed = new Promise((resolve) => tablero.once('disconnect', resolve));

      // Only the write: as if the server had died right after it.
      await app.app.get(CuentasService).resetPassword(restaurante.id, 'otra huella');
      const tardia = await app.app.get(SesionesService).openSesion(antes, 'propietario', '127.0.0.1');

      expect([await meStatus(olvidada.accessToken), await meStatus(tardia.accessToken)]).toEqual([401, 401]);
      await expect(app.app.get(AuthService).authenticate(tardia.accessToken)).rejects.toMatchObject({
        code: 'UNAUTHORIZED',
      });
      await closed;
    });

    it('leaves nobody waiting for the failures of before', async () => {
      holdClock();
      await using conLimites = await createTestApp({ smtpUrl: smtp.url, rateLimit: true });
      const { email } = await buildRestaurante(conLimites);
      const tryLogin = (password: string): Promise<Respuesta<unknown>> =>
        conLimites.post(rutas.login(), { body: { email, password } });
      for (let i = 0; i < 6; i++) await tryLogin('mal');
      expect((await tryLogin('mal')).status).toBe(429);
      await conLimites.post(rutasGestion.olvido(), { body: { email } });

      const { status } = await conLimites.post(rutasGestion.restablecer(), {
        body: { email, code: await smtp.nextCodigo(email), newPassword: NUEVA },
      });

      expect([status, (await tryLogin(NUEVA)).status]).toEqual([200, 200]);
    });
  });
});
