import { rutas } from '@carta/contracts';
import { createTestApp } from '../support/app';
import type { Respuesta, TestApp } from '../support/app';
import { buildRestaurante, login } from '../support/factories';
import type { RestauranteDePrueba } from '../support/factories';
import { holdClock } from '../support/move-clock';

describe('Guessing passwords', () => {
  beforeEach(holdClock);
  afterEach(() => jest.useRealTimers());

  let app: TestApp;
  let restaurante: RestauranteDePrueba;
  let lastAddress = 0;

  beforeEach(async () => {
    app = await createTestApp({ rateLimit: true, trustProxy: 1 });
    restaurante = await buildRestaurante(app);
  });
  afterEach(() => app.close());

  const newAddress = (): string => `10.0.${(++lastAddress >> 8) & 255}.${lastAddress & 255}`;
  const tryLogin = (password: string, ip: string, email = restaurante.email): Promise<Respuesta<unknown>> =>
    app.post(rutas.login(), { body: { email, password }, headers: { 'x-forwarded-for': ip } });
  const statuses = (respuestas: Respuesta<unknown>[]): Record<number, number> =>
    respuestas.reduce<Record<number, number>>(
      (cuenta, { status }) => ({ ...cuenta, [status]: (cuenta[status] ?? 0) + 1 }),
      {},
    );

  it('is free five times, then the account rests, from whatever address', async () => {
    for (let i = 0; i < 5; i++) expect((await tryLogin('mal', newAddress())).status).toBe(401);

    const sexta = await tryLogin(restaurante.password, newAddress());

    expect([sexta.status, sexta.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(sexta.headers.get('retry-after'))).toBe(1);
  });

  it('cannot outrun the count by asking all at once', async () => {
    const start = performance.now();
    const respuestas = await Promise.all(Array.from({ length: 40 }, () => tryLogin('mal', newAddress())));
    const segundos = Math.floor((performance.now() - start) / 1_000);

    const { 401: evaluadas = 0, 429: rechazadas = 0 } = statuses(respuestas);
    // the first rest is over after one second, which a busy machine may need for all forty
    expect(evaluadas).toBeLessThanOrEqual(5 + segundos);
    expect(evaluadas + rechazadas).toBe(40);
  });

  it('rests a quarter of an hour after ten, and is forgotten after another', async () => {
    const ahora = Date.now();
    const intentos = app.db.collection('intentos');
    for (let fallos = 1; fallos <= 10; fallos++) {
      expect((await tryLogin('mal', newAddress())).status).toBe(401);
      if (fallos < 10) await intentos.updateMany({}, { $set: { esperaHasta: new Date(0) } });
    }

    expect(Number((await tryLogin('mal', newAddress())).headers.get('retry-after'))).toBeGreaterThan(14 * 60);
    const doc = await intentos.findOne();
    expect(Number(doc?.olvidarEn)).toBeGreaterThanOrEqual(ahora + 15 * 60_000);
    await intentos.updateMany({}, { $set: { esperaHasta: new Date(0), olvidarEn: new Date(0) } });
    expect((await tryLogin(restaurante.password, newAddress())).status).toBe(200);
  });

  it('does not lock the owner out of an address the account was entered from', async () => {
    const casa = newAddress();
    expect((await tryLogin(restaurante.password, casa)).status).toBe(200);
    for (let i = 0; i < 8; i++) await tryLogin('mal', newAddress());

    expect((await tryLogin(restaurante.password, newAddress())).status).toBe(429);
    expect((await tryLogin(restaurante.password, casa)).status).toBe(200);
  });

  it('is not held against an owner who remembers in time', async () => {
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) await tryLogin('mal', newAddress());
      expect((await tryLogin(restaurante.password, newAddress())).status).toBe(200);
    }
  });

  it('is counted for emails that nobody has too, so that they look the same', async () => {
    const nadie = 'nadie@ejemplo.es';
    for (let i = 0; i < 5; i++) expect((await tryLogin('mal', newAddress(), nadie)).status).toBe(401);

    expect((await tryLogin('mal', newAddress(), nadie)).status).toBe(429);
  });

  it('from one address stops at 50 in a quarter of an hour, whoever the header says it is', async () => {
    const ip = newAddress();
    const respuestas: Respuesta<unknown>[] = [];
    for (let i = 0; i < 51; i++)
      respuestas.push(await tryLogin('mal', `${i}.9.9.9, ${ip}`, `n${i}@ejemplo.es`));

    expect(statuses(respuestas)).toEqual({ 401: 50, 429: 1 });
    expect(Number(respuestas.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  });

  it('gives the turn back when the login was right', async () => {
    for (let i = 0; i < 55; i++) await login(app, restaurante);
  });
});
