import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import { baseDeEnlaces } from './base-enlaces';
import { findLanAddress } from './direccion-lan';

/** Returns the base of links for other people's phones, without a final slash. */
export function basePublica({ publicUrl }: Pick<Config, 'publicUrl'>, request: FastifyRequest): string {
  return publicUrl ?? baseDeEnlaces(request, findLanAddress());
}
