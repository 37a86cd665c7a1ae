import { request } from 'node:http';
import { rutas } from '@carta/contracts';
import { AuthService } from '../../src/casa/acceso/auth.service';
import { useApp } from '../support/app';
import { buildRestaurante, login } from '../support/factories';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe('Every answer', () => {
  const app = useApp();
  let token: string;

  beforeAll(async () => {
    const restaurante = await buildRestaurante(app, { plan: 'premium' });
    token = (await login(app, restaurante)).accessToken;
  });

  it('carries a request id of its own, whatever the client sends', async () => {
    const good = await app.get('/api/salud/viva', { headers: { 'x-request-id': 'mio' } });
    const bad = await app.get('/api/nada');

    const ids = [good, bad].map(({ headers }) => headers.get('x-request-id'));
    for (const id of ids) expect(id).toMatch(UUID);
    expect(new Set(ids).size).toBe(2);
  });

  it('comes in the envelope, also from an address that does not exist', async () => {
    expect((await app.get('/api/salud/viva')).body).toEqual({ success: true, data: { viva: true } });
    for (const path of ['/api/nada', '/api/auth/login', '/api', '/api/../etc/passwd', '/api/%2e%2e/x']) {
      const { status, body } = await app.get(path, { headers: { accept: 'application/json' } });
      expect([status, body]).toEqual([
        404,
        { success: false, code: 'NOT_FOUND', message: 'El recurso solicitado no existe.' },
      ]);
    }
  });

  it('tells browsers to trust nothing but us, and works over plain http', async () => {
    const { headers } = await app.get('/api/salud/viva');

    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "img-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ]) {
      expect(policy.split(';')).toContain(rule);
    }
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cross-origin-opener-policy')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it('to an empty body announced as JSON is no complaint about it', async () => {
    const headers = { 'content-type': 'application/json' };

    expect((await app.delete(rutas.pedidosPagados(), { token, headers })).status).toBe(200);
    expect((await app.post(rutas.logout(), { headers })).status).toBe(401);
    expect((await app.post(rutas.login(), { headers })).status).toBe(400);
  });

  it('to an order may follow 64 KB, to anything else 16', async () => {
    const password = 'x'.repeat(17 * 1024);

    const login17 = await app.post(rutas.login(), { body: { email: 'a@b.es', password } });
    const order17 = await app.post(rutas.pedidos(), { body: { relleno: password } });
    const order65 = await app.post(rutas.pedidos(), { body: { relleno: 'x'.repeat(65 * 1024) } });

    expect([login17.status, login17.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
    expect(order17.status).toBe(400);
    expect([order65.status, order65.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/form-data; boundary=x',
  ])('to a body of %s is that we do not read it', async (type) => {
    const { status, body } = await app.post(rutas.login(), {
      body: 'a=b',
      headers: { 'content-type': type },
    });

    expect([status, body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });

  it('says 401 before 403, and 403 before anything about what was asked for', async () => {
    const normal = (await login(app, await buildRestaurante(app))).accessToken;
    const path = rutas.pedidoEstado('no-es-un-id');
    const body = { estado: 'tampoco' };

    expect((await app.put(path, { body })).status).toBe(401);
    expect((await app.put(path, { token: normal, body })).status).toBe(403);
    expect((await app.put(path, { token, body })).status).toBeGreaterThanOrEqual(400);
    expect((await app.put(path, { token, body })).status).toBeLessThan(500);
  });

  it('keeps what an operator-like query says as text', async () => {
    const { status } = await app.get('/api/salud/viva?a[$ne]=1&__proto__[x]=1&constructor=2');

    expect(status).toBe(200);
  });

  it('never shows how it failed inside', async () => {
    const broken = jest.spyOn(app.app.get(AuthService), 'me').mockRejectedValue(new Error('secreto'));
    const { status, body } = await app.get(rutas.me(), { token });
    broken.mockRestore();

    expect([status, body]).toEqual([
      500,
      {
        success: false,
        code: 'SERVER_ERROR',
        message: 'Error interno del servidor. Inténtalo más tarde.',
      },
    ]);
  });

  it('is cut when a request takes too long', () => {
    const server = app.app.getHttpServer();

    expect(server.headersTimeout).toBe(10_000);
    expect(server.requestTimeout).toBe(30_000);
    expect(server.keepAliveTimeout).toBe(65_000);
    expect(server.timeout).toBe(30_000);
  });

  it('hears the last of many headers: none is ever dropped in silence', async () => {
    expect(await afterHeaders(1_500)).toBe(200);
    expect(await afterHeaders(5_000)).toBe(431);
  });

  it('at /metrics cannot be had by pushing out what a proxy says', async () => {
    expect(await afterHeaders(0, '/metrics', {})).toBe(200);
    expect(await afterHeaders(1_500, '/metrics', { 'x-forwarded-for': '203.0.113.7' })).toBe(404);
  });

  it('to an upgrade with many headers is the socket', async () => {
    const upgrade = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    };

    expect(await afterHeaders(1_500, '/socket.io/?EIO=4&transport=websocket', upgrade)).toBe(101);
  });

  /** The status of what is answered when the headers that count come after so many others. */
  function afterHeaders(
    count: number,
    path: string = rutas.me(),
    last: Record<string, string> = { authorization: `Bearer ${token}` },
  ): Promise<number | undefined> {
    const others = Array.from({ length: count }, (_, i) => [`x-${i}`, 'x']);
    const options = { agent: false, headers: { ...Object.fromEntries(others), ...last } };
    return new Promise((resolve, reject) => {
      request(`${app.url}${path}`, options, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      })
        .on('upgrade', ({ statusCode }, socket) => {
          socket.destroy();
          resolve(statusCode);
        })
        .on('error', reject)
        .end();
    });
  }
});

describe('Every answer of a house whose public address is https', () => {
  const app = useApp({ publicUrl: 'https://carta.example' });

  it('tells browsers to keep to https on this host, not on its subdomains, and a page apart from its opener', async () => {
    const { headers } = await app.get('/api/salud/viva');

    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});
