import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { baseDeEnlaces } from './base-enlaces';
import { findLanAddress } from './direccion-lan';

/** What links for other people's phones begin with, without a final slash: PUBLIC_URL has the first word. */
export function basePublica({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest): string {
  return publicUrl ?? baseDeEnlaces(request, findLanAddress());
}
