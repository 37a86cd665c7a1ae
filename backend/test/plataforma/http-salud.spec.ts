import { rutas } from '@carta/contracts';
import { SaludService } from '../../src/plataforma/salud/salud.service';
import { createTestApp, useApp } from '../support/app';

describe('Health', () => {
  const app = useApp();

  it('is alive and ready while the database answers', async () => {
    expect((await app.get('/api/salud/viva')).status).toBe(200);
    expect((await app.get('/api/salud/lista')).body).toEqual({
      success: true,
      data: { lista: true, disco: expect.objectContaining({ libreMB: expect.any(Number) }) },
    });
  });

  it('is alive but not ready while the database is away, and says 503 to everybody', async () => {
    await using other = await createTestApp();
    await other.db.close();

    const answers = await Promise.all([
      other.get('/api/salud/lista'),
      other.get(rutas.restaurantePorSlug('casa-123456')),
      other.post(rutas.login(), { body: { email: 'a@b.es', password: 'x' } }),
    ]);

    expect((await other.get('/api/salud/viva')).status).toBe(200);
    for (const { status, body, headers } of answers) {
      expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(headers.get('retry-after')).toBe('2');
    }
  });

  it('is not ready while the database answers and refuses every change', async () => {
    await using other = await createTestApp();
    await other.db.dropCollection('sistema');
    await other.db.createCollection('sistema', { validator: { $expr: false } });

    const { status, body } = await other.get('/api/salud/lista');

    expect([status, body.message]).toEqual([503, 'La base de datos no admite cambios.']);
    expect((await other.get('/api/salud/viva')).status).toBe(200);
    await other.db.dropCollection('sistema');
    expect((await other.get('/api/salud/lista')).status).toBe(200);
  });

  it('is not ready once it begins to close', async () => {
    await using other = await createTestApp();
    other.app.get(SaludService).beforeApplicationShutdown();

    expect((await other.get('/api/salud/lista')).status).toBe(503);
    expect((await other.get('/api/salud/viva')).status).toBe(200);
  });

  it('shows its figures to this machine, and to nobody a proxy speaks for', async () => {
    const local = await app.get<string>('/metrics');

    expect(local.status).toBe(200);
    expect(local.headers.get('content-type')).toContain('text/plain');
    expect(local.body.data).toContain('process_cpu_seconds_total');
    expect((await app.get('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(404);
    expect((await app.get('/metrics', { headers: { forwarded: 'for=127.0.0.1' } })).status).toBe(404);
  });

  it('shows its figures to who holds the token and to nobody else, wherever they ask from', async () => {
    await using other = await createTestApp({ metricsToken: 'un-testigo-de-metricas' });
    const withToken = (token?: string) =>
      other.get('/metrics', { ...(token && { token }), headers: { 'x-forwarded-for': '203.0.113.7' } });

    expect((await withToken('un-testigo-de-metricas')).status).toBe(200);
    for (const token of [undefined, 'otro', 'un-testigo-de-metrica', 'un-testigo-de-metricass']) {
      expect((await withToken(token)).status).toBe(404);
    }
    expect((await other.get('/metrics')).status).toBe(404);
  });
});
