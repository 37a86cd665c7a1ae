import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { findLanAddress } from './direccion-lan';

/** These names mean the machine itself: on a phone they would mean the phone. */
const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** A host that only works on this machine is replaced by its network address (`lan`). No final slash. */
export function baseDeEnlaces(
  { protocol, host }: { protocol: string; host: string },
  lan: string | null,
): string {
  const pedida = `${protocol}://${host}`;
  if (lan === null || !URL.canParse(pedida)) return pedida;
  const { hostname, port } = new URL(pedida);
  if (!LOOPBACK.test(hostname)) return pedida;
  return `${protocol}://${lan}${port === '' ? '' : `:${port}`}`;
}

/** Returns the base of links for other people's phones, without a final slash. */
export function basePublica(
  { publicUrl, host }: Pick<Config, 'publicUrl' | 'host'>,
  request: FastifyRequest,
): string {
  return publicUrl ?? baseDeEnlaces(request, findLanAddress(host));
}
