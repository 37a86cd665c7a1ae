import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { Config } from '../plataforma/config/config';
import { describeRespuestas } from './openapi-respuestas';

const PATH = 'api/docs';

/** The documentation page comes with inline styles and a generated script. */
const PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; script-src 'self' 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'";

/**
 * Serves /api/docs-json, and except in production a page at /api/docs
 * (docs/reglas.md#what-is-never-written-down).
 */
export function registerOpenApi(app: NestFastifyApplication, { nodeEnv }: Pick<Config, 'nodeEnv'>): void {
  const description = new DocumentBuilder()
    .setTitle('Carta Digital')
    .setDescription('La carta de un restaurante y los pedidos desde la mesa.')
    .setVersion('1')
    .addServer('/')
    .addBearerAuth()
    .build();
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith(`/${PATH}`)) void reply.header('Content-Security-Policy', PAGE_POLICY);
      done();
    });
  SwaggerModule.setup(
    PATH,
    app,
    () =>
      describeRespuestas(
        SwaggerModule.createDocument(app, description, { operationIdFactory: (_clase, metodo) => metodo }),
      ),
    {
      jsonDocumentUrl: `${PATH}-json`,
      ui: nodeEnv !== 'production' && hasPagina(),
      raw: ['json'],
    },
  );
}

/** @nestjs/swagger brings it; the archive leaves it out, and whoever runs that otherwise goes without a page. */
const PAGINA = 'swagger-ui-dist';

function hasPagina(): boolean {
  try {
    return require.resolve(PAGINA) !== '';
  } catch {
    return false;
  }
}
