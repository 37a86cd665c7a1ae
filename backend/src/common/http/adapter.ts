import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { Config } from '../../config/config';
import { parseJsonBody } from './json-body';

/** Limits of quality §4; sizes in bytes, times in ms. */
const BODY_BYTES = 16 * 1024;
const BODY_BYTES_BY_ROUTE: Readonly<Record<string, number>> = { 'POST /api/pedidos': 64 * 1024 };
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;
const MAX_HEADERS = 100;

/** The HTTP server: its limits, and JSON as the only body it reads. */
export function createAdapter({ trustProxy }: Pick<Config, 'trustProxy'>): FastifyAdapter {
  const adapter = new FastifyAdapter({
    trustProxy: (_address, hop) => hop < trustProxy,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 2 },
    genReqId: () => randomUUID(),
    // What has already reached us is answered while the server closes.
    return503OnClosing: false,
  });
  const fastify = adapter.getInstance();
  fastify.server.maxHeadersCount = MAX_HEADERS;
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, parseJsonBody);
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit ??= BODY_BYTES_BY_ROUTE[`${String(route.method)} ${route.url}`];
  });
  return adapter;
}
