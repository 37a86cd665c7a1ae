import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import helmet from 'helmet';
import type { Config } from '../config/config';

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

/**
 * Helmet's table is made once, because no request changes it. Only with an https PUBLIC_URL browsers are told
 * to keep to https, for a year and on this host alone, and to keep a page apart from what opened it: a local
 * network has none, and there Chromium complains of the second on every page.
 */
function buildHeaders(publicUrl: string | undefined): Record<string, string> {
  const headers: Record<string, string> = { 'content-security-policy': policyOf("'self'") };
  const conHttps = publicUrl?.startsWith('https:') ?? false;
  const fillHeaders = helmet({
    contentSecurityPolicy: false,
    crossOriginOpenerPolicy: conHttps,
    strictTransportSecurity: conHttps && { includeSubDomains: false },
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  });
  const response = { setHeader: (nombre: string, valor: string) => (headers[nombre.toLowerCase()] = valor) };
  fillHeaders({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

export function registerSecurityHeaders(
  app: NestFastifyApplication,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): void {
  const headers = buildHeaders(publicUrl);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', (_request, reply, done) => {
      void reply.headers(headers);
      done();
    });
}
