import type { IncomingMessage } from 'node:http';

/**
 * The client's address of a request that the framework has not seen, such as a socket's: the one that
 * the outermost of our own proxies wrote down. The framework reads it the same way.
 * @param proxies how many of ours stand in front.
 */
export function direccionDe({ headers, socket }: IncomingMessage, proxies: number): string {
  const reenviada = String(headers['x-forwarded-for'] ?? '');
  const anteriores = reenviada.split(',').flatMap((una) => una.trim() || []);
  const camino = [socket.remoteAddress ?? '', ...anteriores.reverse()];
  return camino[Math.min(proxies, camino.length - 1)] ?? '';
}
