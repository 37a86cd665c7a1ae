import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { RouteOptions } from 'fastify';
import { SLUG_MAX } from '@carta/contracts';
import type { Config } from '../config/config';
import { DomainError } from '../errores/domain-error';
import { LIMITES_FORMULARIO } from '../multipart/limites-formulario';
import { parseJsonBody } from './json-body';
import { RespuestaContada, refuseFloods } from './refuse-floods';

/** These are in docs/reglas/limites.md#limits; sizes in bytes, times in ms. */
const BODY_BYTES = 16 * 1024;
const PEDIDO_BYTES = 64 * 1024;
/** A menu of 120 dishes fits. */
const PRODUCTO_BYTES = 64 * 1024;
/** A thousand products fit, each with six prices. */
const TANDA_BYTES = 96 * 1024;
/** Two hundred texts of a carta fit, most of them names. */
const TEXTOS_BYTES = 256 * 1024;
/** Half a million letters fit, as a text has accents and ends of lines. */
const IMPORTACION_BYTES = 768 * 1024;
const FALLO_BYTES = 4 * 1024;
const VITALES_BYTES = 512;
const BODY_BYTES_BY_ROUTE: Readonly<Record<string, number>> = {
  'POST /api/fallos': FALLO_BYTES,
  'POST /api/pedidos': PEDIDO_BYTES,
  'POST /api/pedidos/mesa/:mesa': PEDIDO_BYTES,
  'POST /api/productos/tandas': TANDA_BYTES,
  'POST /api/productos/importaciones': IMPORTACION_BYTES,
  'POST /api/vitales': VITALES_BYTES,
  'POST /api/productos': PRODUCTO_BYTES,
  'PUT /api/productos/:id': PRODUCTO_BYTES,
  'PUT /api/productos/orden': PEDIDO_BYTES,
  'PUT /api/restaurantes/:id/zonas/:zona/precios': PEDIDO_BYTES,
  'PUT /api/textos/:lengua': TEXTOS_BYTES,
};
/** multipart/limites-formulario sets the limits of these routes' forms. */
const FORMULARIOS: ReadonlySet<string> = new Set([
  'POST /api/productos',
  'PUT /api/productos/:id',
  'PUT /api/restaurantes/:id/aspecto/:pieza',
]);
const SIN_CUERPO: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
/** Both deadlines are looked at this often, so that none is missed by more. */
const LOOK_MS = 1_000;
const KEEP_ALIVE_MS = 65_000;
const QUIET_MS = 30_000;

export function createAdapter({ trustProxy }: Pick<Config, 'trustProxy'>): FastifyAdapter {
  const adapter = new FastifyAdapter({
    trustProxy: (_address, hop) => hop < trustProxy,
    bodyLimit: BODY_BYTES,
    routerOptions: { maxParamLength: SLUG_MAX },
    requestTimeout: REQUEST_MS,
    // A client that asks and never reads holds a connection this long.
    connectionTimeout: QUIET_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: {
      headersTimeout: HEADERS_MS,
      connectionsCheckingInterval: LOOK_MS,
      ServerResponse: RespuestaContada,
    },
    genReqId: () => randomUUID(),
    // Requests already received are served while the server closes.
    return503OnClosing: false,
  });
  const fastify = adapter.getInstance();
  refuseFloods(fastify.server);
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, parseJsonBody);
  void fastify.register(multipart, { limits: LIMITES_FORMULARIO, throwFileSizeLimit: false });
  fastify.addHook('onRoute', (route) => {
    const nombre = `${String(route.method)} ${route.url}`;
    route.bodyLimit ??= BODY_BYTES_BY_ROUTE[nombre];
    if (!SIN_CUERPO.has(String(route.method)) && !FORMULARIOS.has(nombre))
      route.preParsing = refuseFormulario;
  });
  return adapter;
}

const refuseFormulario: RouteOptions['preParsing'] = ({ headers }, _reply, payload, done) => {
  const isFormulario = /^\s*multipart\//i.test(headers['content-type'] ?? '');
  done(isFormulario ? new DomainError('UNSUPPORTED_MEDIA_TYPE') : null, payload);
};
