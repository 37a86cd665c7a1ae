import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { rutas } from '@carta/contracts';
import { createTestApp, useApp } from '../support/app';
import { makeDocumento } from '../../openapi/documento';

/** Kept to be read and compared; the build makes it anew. */
const ARCHIVO = join(__dirname, '../../openapi.json');

interface Operacion {
  operationId: string;
  summary: string;
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
  components: Record<string, Record<string, Esquema>>;
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

  it('is the one that is made of the code', async () => {
    const hecho = await makeDocumento();
    if (process.env.ACTUALIZAR) writeFileSync(ARCHIVO, `${JSON.stringify(hecho, null, 2)}\n`);

    expect(JSON.parse(readFileSync(ARCHIVO, 'utf8'))).toEqual(JSON.parse(JSON.stringify(hecho)));
  });

  it('has the shape of the answer of every route, and of its failures', async () => {
    const { paths, components } = await readDocumento();
    const operaciones = Object.values(paths).flatMap((camino) => Object.values(camino));

    expect(operaciones.length).toBeGreaterThan(50);
    for (const { operationId, responses } of operaciones) {
      const buena = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
      const sobre = buena?.content?.['application/json']?.schema;
      expect([operationId, sobre?.required]).toEqual([operationId, ['success', 'data']]);
      expect(responses.default).toEqual({ $ref: '#/components/responses/Fallo' });
    }
    const referidos = JSON.stringify([paths, components]).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g);
    for (const [, clase = '', nombre = ''] of referidos) {
      expect(Object.keys(components[clase] ?? {})).toContain(nombre);
    }
  });

  it('says of every call what it does, by a name that no other has', async () => {
    const { paths } = await readDocumento();
    const operaciones = Object.values(paths).flatMap((camino) => Object.values(camino));
    const nombres = operaciones.map(({ operationId }) => operationId);

    expect(nombres).toEqual([...new Set(nombres)]);
    for (const { operationId, summary } of operaciones) {
      expect(operationId).toMatch(/^[a-z][a-zA-Z]+$/);
      expect([operationId, summary]).toEqual([operationId, expect.stringMatching(/^[A-Z].{8,}/)]);
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
        'findMesasPagadas antes',
        'findMesasPagadas limite',
        'findRecientes limite',
        'findEstadisticas desde',
        'validateMesa t',
      ]),
    );
    expect(parametros).not.toContain('getCarta restaurantId');
  });

  it('passes a public linter', async () => {
    const documento = JSON.stringify(await readDocumento());
    const config = await loadConfig({ configPath: join(__dirname, '../../openapi/redocly.yaml') });

    const problemas = await lintFromString({ source: documento, config });
    expect(problemas.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
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
