import { setTimeout as sleep } from 'node:timers/promises';
import { rutas } from '@carta/contracts';
import type { Tokens } from '@carta/contracts';
import { CartaService } from '../../src/carta/publicada/carta.service';
import type { Config } from '../../src/plataforma/config/config';
import { createTestApp } from '../support/app';
import type { TestApp } from '../support/app';
import { buildRestaurante, login } from '../support/factories';
import { buildLocal, order, pedidoOf } from '../support/local';
import { eventually } from '../support/mongo-motor';

interface Linea {
  level: string;
  message: string;
  params: { requestId: string; ruta: string; status: number; ms: number };
}

describe('The log', () => {
  let app: TestApp;
  let written: string[];

  const start = async (logLevel: Config['logLevel']): Promise<void> => {
    written = [];
    const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
    jest.spyOn(process.stdout, 'write').mockImplementation(write);
    jest.spyOn(process.stderr, 'write').mockImplementation(write);
    app = await createTestApp({ logLevel });
  };
  afterEach(async () => {
    await app.close();
    jest.restoreAllMocks();
  });

  const linesOf = (requestId: string | null): Linea[] =>
    written
      .join('')
      .split('\n')
      .filter((text) => text.startsWith('{'))
      .map((text) => JSON.parse(text) as Linea)
      .filter(({ params }) => params?.requestId === requestId);

  it('tells each write and each failure in one line, with the id of its answer and no query', async () => {
    await start('info');

    const { headers } = await app.get(`${rutas.me()}?email=ana@ejemplo.es`);

    const id = headers.get('x-request-id');
    await eventually(() => linesOf(id).length > 0);
    expect(linesOf(id)).toEqual([
      expect.objectContaining({
        level: 'log',
        message: 'GET /api/auth/me 401',
        params: { requestId: id, metodo: 'GET', ruta: '/api/auth/me', status: 401, ms: expect.any(Number) },
      }),
    ]);
    expect(written.join('')).not.toContain('ana@');
  });

  it('tells of an order neither what is avoided nor what is written, nor of the next of its mesa', async () => {
    await start('info');
    const local = await buildLocal(app);

    await order(app, pedidoOf(local, { evita: ['gluten'], notas: 'Soy celíaca' }));
    const { headers } = await order(app, pedidoOf(local));

    await eventually(() => linesOf(headers.get('x-request-id')).length > 0);
    expect(written.join('')).not.toMatch(/evita|gluten|celíaca/i);
  });

  it('tells of a flood of refusals some, and how many more there were', async () => {
    await start('info');
    for (let i = 0; i < 200; i++) await app.get('/api/nada');
    await app.close();

    const lineas = written
      .join('')
      .split('\n')
      .filter((text) => text.includes(' 404'));
    expect(lineas).toHaveLength(60);
    expect(written.join('')).toContain('140 rechazos más en un minuto, sin línea propia');
  });

  it('tells of what took longer than a second, a read too, with the house that it was about', async () => {
    await start('info');
    const local = await buildLocal(app);
    const cartas = app.app.get(CartaService);
    const getCarta = cartas.getCarta.bind(cartas);
    jest.spyOn(cartas, 'getCarta').mockImplementation(async (...args) => {
      await sleep(1_000);
      return getCarta(...args);
    });

    const { headers } = await app.get(rutas.carta(local.id));

    const id = headers.get('x-request-id');
    await eventually(() => linesOf(id).length > 0);
    expect(linesOf(id)).toEqual([
      expect.objectContaining({ params: expect.objectContaining({ lenta: true, restaurante: local.id }) }),
    ]);
  });

  it('is silent about reads that went well, unless asked', async () => {
    await start('info');
    const quiet = await app.get('/api/salud/viva');
    const failed = await app.get('/api/nada');
    await eventually(() => linesOf(failed.headers.get('x-request-id')).length > 0);
    expect(linesOf(quiet.headers.get('x-request-id'))).toEqual([]);
    await app.close();
    jest.restoreAllMocks();

    await start('debug');
    const { headers } = await app.get('/api/salud/viva');

    await eventually(() => linesOf(headers.get('x-request-id')).length === 1);
  });

  it('never has a password or a token in it, at its most talkative', async () => {
    await start('trace');
    const restaurante = await buildRestaurante(app);
    const primero = await login(app, restaurante);
    const segundo = await app.post<Tokens>(rutas.refresh(), { body: { refreshToken: primero.refreshToken } });
    await app.post(rutas.login(), { body: { email: restaurante.email, password: 'otra clave' } });
    await app.post(`${rutas.logout()}?token=${primero.accessToken}`, { token: primero.accessToken });
    const last = await app.get(`/api/nada/${primero.accessToken}`);
    await eventually(() => linesOf(last.headers.get('x-request-id')).length > 0);

    const text = written.join('');
    for (const secret of [
      restaurante.password,
      'otra clave',
      primero.accessToken,
      primero.refreshToken,
      segundo.body.data.accessToken,
      segundo.body.data.refreshToken,
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});
