import { rutas, rutasSala } from '@carta/contracts';
import type { Dispositivo, Tokens } from '@carta/contracts';
import { useApp } from '../support/app';
import { createCodigo, pair } from '../support/dispositivos';
import { buildRestaurante, openSesion } from '../support/factories';
import { holdClock, moveClockTo } from '../support/move-clock';

describe('Guessing at the codes of devices', () => {
  const app = useApp({ rateLimit: true, trustProxy: 1 });
  let token: string;
  let lastAddress = 0;

  afterEach(() => jest.useRealTimers());
  beforeEach(async () => {
    holdClock();
    const { id } = await buildRestaurante(app, { plan: 'premium' });
    token = (await openSesion(app, id)).accessToken;
  });

  const newAddress = (): string => `10.2.${++lastAddress >> 8}.${lastAddress & 255}`;
  const from = (ip: string): Record<string, string> => ({ 'x-forwarded-for': ip });
  const wrong = (codigo: string, i: number): string =>
    String((Number(codigo) + 1 + i) % 10 ** 8).padStart(8, '0');

  it('is done five times a minute from an address, and the right code waits with the rest', async () => {
    const ip = newAddress();
    const { codigo } = await createCodigo(app, token);
    const intentos: number[] = [];
    for (let i = 0; i < 200; i++) intentos.push((await pair(app, wrong(codigo, i), from(ip))).status);

    expect(intentos).toEqual([...Array<number>(5).fill(422), ...Array<number>(195).fill(429)]);
    const bueno = await pair(app, codigo, from(ip));
    expect([bueno.status, bueno.body.code, Number(bueno.headers.get('retry-after'))]).toEqual([
      429,
      'TOO_MANY_REQUESTS',
      expect.any(Number),
    ]);
    expect((await app.get<Dispositivo[]>(rutasSala.dispositivos(), { token })).body.data).toEqual([]);
    moveClockTo(Date.now() + 61_000);
    expect((await pair(app, codigo, from(ip))).status).toBe(200);
  });

  it.each([
    ['of one IPv6 network of 64 bits', (i: number) => `2001:db8:0:7:${i.toString(16)}::9`],
    ['that are one IPv4 address', (i: number) => (i % 2 ? '192.0.2.44' : '::ffff:192.0.2.44')],
  ])('is not helped by two hundred addresses %s', async (_name, addressOf) => {
    const { codigo } = await createCodigo(app, token);

    const intentos: number[] = [];
    for (let i = 0; i < 200; i++)
      intentos.push((await pair(app, wrong(codigo, i), from(addressOf(i)))).status);

    expect(intentos.filter((status) => status === 422)).toHaveLength(5);
    expect((await pair(app, codigo, from('2001:db8:0:8::1'))).status).toBe(200);
  });

  it('is not helped by sending them all at once', async () => {
    const ip = newAddress();
    const { codigo } = await createCodigo(app, token);

    const intentos = await Promise.all(
      Array.from({ length: 200 }, (_, i) => pair(app, wrong(codigo, i), from(ip))),
    );

    expect(intentos.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(intentos.filter(({ status }) => status === 429)).toHaveLength(195);
  });

  it('does not stand in the way of an owner who pairs eight tablets in a minute', async () => {
    const ip = newAddress();
    for (let i = 0; i < 8; i++) {
      const { codigo } = await createCodigo(app, token, { nombre: `Tablet ${i}` });
      expect((await pair(app, codigo, from(ip))).status).toBe(200);
    }
  });

  it('is worth little: a restaurant makes sixty codes in ten minutes and no more', async () => {
    for (let i = 0; i < 60; i++) await createCodigo(app, token, { nombre: `Tablet ${i}` });

    const { status } = await app.post(rutasSala.codigosDispositivo(), {
      token,
      body: { nombre: 'Otra', puesto: 'barra' },
    });

    expect(status).toBe(429);
  });

  // Last: it leaves nothing of the budget.
  it('has a budget for all addresses together, which does not count against the house itself', async () => {
    const { email, password } = await buildRestaurante(app, { plan: 'premium' });
    const deCasa = '198.51.100.7';
    moveClockTo(Date.now() + 11 * 60_000);
    const { body } = await app.post<Tokens>(rutas.login(), {
      body: { email, password },
      headers: from(deCasa),
    });
    const { codigo } = await createCodigo(app, body.data.accessToken);

    const intentos: number[] = [];
    for (let i = 0; i < 320; i++) {
      intentos.push((await pair(app, wrong(codigo, i), from(newAddress()))).status);
    }

    expect(intentos.filter((status) => status === 422)).toHaveLength(300);
    expect((await pair(app, codigo, from(newAddress()))).status).toBe(429);
    expect((await pair(app, codigo, from(deCasa))).status).toBe(200);
  });
});
