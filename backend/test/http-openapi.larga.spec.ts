import { readFileSync, writeFileSync } from 'node:fs';
import { rutas } from '@carta/contracts';
import { createTestApp, useApp } from './support/app';
import { ARCHIVO_TIPOS, readRespuestas } from './support/respuestas';

interface Operacion {
  operationId: string;
  parameters?: { name: string; in: string; required: boolean }[];
  responses: Record<string, { content?: Record<string, { schema: Esquema }> }>;
}
interface Esquema {
  $ref?: string;
  properties?: Record<string, Esquema>;
  required?: string[];
}
interface Documento {
  paths: Record<string, Record<string, Operacion>>;
  components: { schemas: Record<string, Esquema> };
}

describe('The OpenAPI document', () => {
  const app = useApp();

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
      'restaurante',
    ]);
  });

  it('says the shape of every answer as the types of the controllers do', () => {
    const escrito = `${JSON.stringify(readRespuestas(), null, 2)}\n`;
    if (process.env.ACTUALIZAR) writeFileSync(ARCHIVO_TIPOS, escrito);

    expect(readFileSync(ARCHIVO_TIPOS, 'utf8')).toBe(escrito);
  });

  it('has the shape of the answer of every route, and of its failures', async () => {
    const { paths, components } = await readDocumento();
    const operaciones = Object.values(paths).flatMap((camino) => Object.values(camino));

    expect(operaciones.length).toBeGreaterThan(50);
    for (const { operationId, responses } of operaciones) {
      const buena = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      const sobre = buena?.content?.['application/json']?.schema;
      expect([operationId, sobre?.required]).toEqual([operationId, ['success', 'data']]);
      expect(responses.default?.content?.['application/json']?.schema).toEqual({
        $ref: '#/components/schemas/SobreFallo',
      });
    }
    const referidos = JSON.stringify(paths).match(/#\/components\/schemas\/\w+/g) ?? [];
    for (const referido of new Set(referidos)) {
      expect(Object.keys(components.schemas)).toContain(referido.replace('#/components/schemas/', ''));
    }
  });

  it.each([
    ['get', '/api/carta', 'Carta'],
    ['post', '/api/auth/login', 'LoginResponse'],
    ['put', '/api/pedidos/{id}/estado', 'Grupo'],
  ])('says that %s %s answers a %s', async (metodo, ruta, tipo) => {
    const { paths } = await readDocumento();

    const sobre = paths[ruta]?.[metodo]?.responses['200']?.content?.['application/json']?.schema;
    expect(sobre?.properties?.data).toEqual({ $ref: `#/components/schemas/${tipo}` });
  });

  it('tells which parameters may be left out', async () => {
    const { paths } = await readDocumento();
    const parametros = Object.values(paths).flatMap((camino) =>
      Object.values(camino).flatMap(({ operationId, parameters = [] }) =>
        parameters.flatMap((parametro) =>
          parametro.in === 'query' && !parametro.required ? [`${operationId} ${parametro.name}`] : [],
        ),
      ),
    );

    expect(parametros).toEqual(
      expect.arrayContaining([
        'TableroController_findPagados antes',
        'TableroController_findPagados limite',
        'SalaController_findRecientes limite',
        'CifrasController_findRango desde',
        'MesaValidaController_validarMesa t',
      ]),
    );
    expect(parametros).not.toContain('CartaController_getCarta restaurantId');
  });

  const readDocumento = async (): Promise<Documento> =>
    (await (await fetch(`${app.url}/api/docs-json`)).json()) as Documento;

  it('has a page to read it that needs nothing from elsewhere', async () => {
    const page = await app.get<string>('/api/docs');

    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'");
    expect(page.body.data).not.toMatch(/(?:src|href)="https?:/);
    expect((await app.get('/api/docs/swagger-ui-bundle.js')).status).toBe(200);
  });

  it('has no page in production', async () => {
    await using production = await createTestApp({ nodeEnv: 'production' });
    expect((await production.get('/api/docs')).status).toBe(404);
    expect((await production.get('/api/docs-json')).status).toBe(200);
  });
});
