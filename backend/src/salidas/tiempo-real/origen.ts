import type { IncomingHttpHeaders } from 'node:http';
import type { Config } from '../../plataforma/config/config';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Checks the page of a browser that opens a socket: it must come from this server or from PUBLIC_URL. Other
 * programs send no Origin. In development, any page of this machine may.
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
