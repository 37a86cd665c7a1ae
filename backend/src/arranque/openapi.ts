import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type * as Swagger from '@nestjs/swagger';
import type { Config } from '../plataforma/config/config';

const PATH = 'api/docs';
/** Made of the server's code when it is built (backend/openapi). */
const ARCHIVO = join(__dirname, '../../openapi.json');

/** The documentation page comes with inline styles and a generated script. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/**
 * Serves /api/docs-json, and except in production a page at /api/docs
 * (docs/reglas/limites.md#what-is-never-written-down).
 */
export function registerOpenApi(app: NestFastifyApplication, { nodeEnv }: Pick<Config, 'nodeEnv'>): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith(`/${PATH}`)) void reply.header('Content-Security-Policy', PAGE_POLICY);
    done();
  });
  const documento = readFileSync(ARCHIVO, 'utf8');
  fastify.get(`/${PATH}-json`, (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(documento),
  );
  if (nodeEnv !== 'production') servePagina(app, documento);
}

/** Developers have what draws the page; what is installed to run does not, and goes without. */
function servePagina(app: NestFastifyApplication, documento: string): void {
  try {
    // oxlint-disable-next-line typescript/no-require-imports -- it is not there in production
    const { SwaggerModule } = require('@nestjs/swagger') as typeof Swagger;
    SwaggerModule.setup(PATH, app, JSON.parse(documento) as Swagger.OpenAPIObject, { raw: [] });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND')) throw error;
  }
}
