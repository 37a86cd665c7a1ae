import { rutas, rutasGestion } from '@carta/contracts';
import { RestaurantesService } from '../../src/casa/locales/restaurantes.service';
import { CodigosService } from '../../src/casa/acceso/codigos/codigos.service';
import type { Respuesta } from '../support/app';
import { buildRestaurante } from '../support/factories';
import { buildRegistro } from '../support/registro';
import { holdClock, moveClockTo } from '../support/move-clock';
import { useCorreo } from '../support/smtp';

const MINUTO_MS = 60_000;

describe('Too much of the same', () => {
  const { app, smtp } = useCorreo({ rateLimit: true, trustProxy: 1 });
  let lastAddress = 0;

  beforeEach(holdClock);
  afterEach(() => jest.useRealTimers());

  const newAddress = (): string => `10.1.0.${++lastAddress}`;
  const post = (ruta: string, body: object, ip = newAddress()): Promise<Respuesta<unknown>> =>
    app.post(ruta, { body, headers: { 'x-forwarded-for': ip } });
  const statusesOf = async (times: number, ask: (i: number) => Promise<Respuesta<unknown>>) => {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) statuses.push((await ask(i)).status);
    return statuses;
  };
  const refused = ({ status, body, headers }: Respuesta<unknown>) => ({
    status,
    code: body.code,
    message: body.message,
    wait: Number(headers.get('retry-after')),
  });
  const DEMASIADAS = {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Demasiadas solicitudes. Espera un momento e inténtalo de nuevo.',
  };

  it.each([
    ['verificar', rutasGestion.reenviarCodigo()],
    ['recuperar', rutasGestion.olvido()],
  ])('is mailing codes to %s, counted by account', async (_name, ruta) => {
    const { email } = await buildRestaurante(app, { emailVerificado: false });
    const ask = (): Promise<Respuesta<unknown>> => post(ruta, { email });
    const start = Date.now();
    expect((await ask()).status).toBe(200);

    const segunda = refused(await ask());
    expect(segunda).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(segunda.message).toMatch(/^Espera (60|59|58) segundos antes de pedir otro código\.$/);
    expect(segunda.wait).toBeGreaterThan(57);

    for (const minutes of [1, 2]) {
      moveClockTo(start + minutes * MINUTO_MS + 2_000 * minutes);
      expect((await ask()).status).toBe(200);
    }
    moveClockTo(start + 4 * MINUTO_MS + 2_000);
    expect(refused(await ask()).message).toBe('Espera 11 minutos antes de pedir otro código.');

    for (let sent = 3; sent < 10; sent++) {
      moveClockTo(start + sent * 16 * MINUTO_MS);
      expect((await ask()).status).toBe(200);
    }
    moveClockTo(start + 10 * 16 * MINUTO_MS);
    expect(refused(await ask()).message).toBe('Espera 22 horas antes de pedir otro código.');
    moveClockTo(start + 24 * 60 * MINUTO_MS + 1_000);
    expect((await ask()).status).toBe(200);
  });

  it('cannot be had by asking for many codes at once', async () => {
    const { email } = await buildRestaurante(app);
    const local = await app.app.get(RestaurantesService).findLocalPorEmail(email);
    if (!local) throw new Error('the restaurante is gone');
    expect((await post(rutasGestion.olvido(), { email })).status).toBe(200);
    moveClockTo(Date.now() + 2 * MINUTO_MS);
    const codigos = app.app.get(CodigosService);

    // Not over HTTP, where the first would be done before the last arrives.
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => codigos.issue(local, 'recuperacion')),
    );

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  it('is guessing at a password by registering again', async () => {
    const registro = buildRegistro();
    await post(rutasGestion.registro(), registro);
    const guess = () => post(rutasGestion.registro(), { ...registro, password: 'quizá esta' });
    expect(await statusesOf(5, guess)).toEqual([409, 409, 409, 409, 409]);

    expect(refused(await guess())).toMatchObject(DEMASIADAS);
    const { email, password } = registro;
    expect(refused(await post(rutas.login(), { email, password }))).toMatchObject(DEMASIADAS);
  });

  it('is not told to whoever logs in or registers again: no other code is mailed, that is all', async () => {
    const registro = buildRegistro();
    await post(rutasGestion.registro(), registro);
    const codigo = await smtp.nextCodigo(registro.email);
    for (let i = 0; i < 5; i++) {
      const code = String((Number(codigo) + 1) % 1_000_000).padStart(6, '0');
      await post(rutasGestion.verificarCodigoEmail(), { email: registro.email, code });
    }

    const { email, password } = registro;
    expect((await post(rutas.login(), { email, password })).status).toBe(403);
    expect((await post(rutasGestion.registro(), registro)).status).toBe(201);

    expect(smtp.correos.filter(({ para }) => para === email)).toHaveLength(1);
  });

  it('is registering five times in an hour from one address; mistakes do not count', async () => {
    const ip = newAddress();
    for (let i = 0; i < 8; i++) await post(rutasGestion.registro(), buildRegistro({ nombre: '' }), ip);
    await post(rutasGestion.registro(), buildRegistro({ password: 'football' }), ip);

    const register = () => post(rutasGestion.registro(), buildRegistro(), ip);
    expect(await statusesOf(5, register)).toEqual([201, 201, 201, 201, 201]);

    const sexta = refused(await register());
    expect(sexta).toMatchObject(DEMASIADAS);
    expect(sexta.wait).toBeGreaterThan(59 * 60);
  });

  it.each([
    ['whether emails are free', 10, rutasGestion.verificarEmail(), 200],
    ['for forgotten passwords of nobody', 10, rutasGestion.olvido(), 404],
    ['for codes', 20, rutasGestion.reenviarCodigo(), 200],
  ])('is asking %s more than %i times from one address', async (_name, times, ruta, status) => {
    const ip = newAddress();
    const ask = (i: number) => post(ruta, { email: `nadie-${i}@ejemplo.es` }, ip);

    expect(new Set(await statusesOf(times, ask))).toEqual(new Set([status]));

    expect(refused(await ask(0))).toMatchObject(DEMASIADAS);
  });

  it('is asking again for what nobody is sent, as it is for what an owner is', async () => {
    const pendiente = await buildRestaurante(app, { emailVerificado: false });
    const verificada = await buildRestaurante(app);
    for (const email of [pendiente.email, verificada.email, 'de-nadie@ejemplo.es']) {
      expect((await post(rutasGestion.reenviarCodigo(), { email })).status).toBe(200);

      const segunda = refused(await post(rutasGestion.reenviarCodigo(), { email }));

      expect(segunda).toMatchObject({
        status: 429,
        message: expect.stringMatching(/^Espera \d+ segundos? antes/),
      });
    }
  });

  it('is trying sixty codes in an hour from one address, whosever they are', async () => {
    const ip = newAddress();
    const body = (i: number) => ({
      email: `n${i}@ejemplo.es`,
      code: '123456',
      newPassword: 'otra contraseña',
    });
    const RUTAS = [
      (i: number) => post(rutasGestion.restablecer(), body(i), ip),
      (i: number) => post(rutasGestion.verificarCodigoEmail(), { email: body(i).email, code: '123456' }, ip),
      (i: number) =>
        post(rutasGestion.verificarCodigoRecuperacion(), { email: body(i).email, code: '123456' }, ip),
    ] as const;
    const ask = (i: number) => RUTAS[(i % 3) as 0 | 1 | 2](i);

    expect(new Set(await statusesOf(60, ask))).toEqual(new Set([422]));

    for (const i of [0, 1, 2]) expect(refused(await ask(i))).toMatchObject(DEMASIADAS);
  });
});
