import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../plataforma/config/config';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * A page that opens a socket must come from this server, from PUBLIC_URL or, in development, from this
 * machine. Other programs send no Origin.
 */
export function isOriginAllowed(
  { origin, host }: IncomingHttpHeaders,
  { publicUrl, nodeEnv }: Pick<Config, 'publicUrl' | 'nodeEnv'>,
): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const pagina = new URL(origin);
  if (pagina.host === host) return true;
  if (publicUrl !== undefined && pagina.origin === new URL(publicUrl).origin) return true;
  return nodeEnv === 'development' && LOOPBACK.has(pagina.hostname);
}
