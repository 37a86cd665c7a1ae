import { rutas } from '@carta/contracts';
import { createTestApp } from './support/app';
import type { TestApp } from './support/app';

describe('The OpenAPI document', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it('lists the routes with their fields', async () => {
    const answer = await fetch(`${app.url}/api/docs-json`);
    const document = (await answer.json()) as {
      paths: Record<string, object>;
      components: { schemas: Record<string, { properties: object }> };
    };

    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining([rutas.login(), rutas.pedidos(), rutas.me()]),
    );
    expect(Object.keys(document.components.schemas.LoginDto?.properties ?? {})).toEqual([
      'email',
      'password',
    ]);
  });

  it('has a page to read it that needs nothing from elsewhere', async () => {
    const page = await app.get<string>('/api/docs');

    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'");
    expect(page.body.data).not.toMatch(/(?:src|href)="https?:/);
    expect((await app.get('/api/docs/swagger-ui-bundle.js')).status).toBe(200);
  });

  it('has no page in production', async () => {
    const production = await createTestApp({ nodeEnv: 'production' });
    try {
      expect((await production.get('/api/docs')).status).toBe(404);
      expect((await production.get('/api/docs-json')).status).toBe(200);
    } finally {
      await production.close();
    }
  });
});
