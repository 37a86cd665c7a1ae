import { Negotiator } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';

const CODIFICACIONES = ['br', 'gzip', 'identity'] as const;

export type Codificacion = (typeof CODIFICACIONES)[number];

/** Browsers send a handful of different headers: each is parsed once. */
const negotiator = new Negotiator({
  supportedValues: [...CODIFICACIONES],
  cache: new LRUCache<string, string>({ max: 64 }),
});

export function chooseCodificacion(accept: string | string[] | undefined): Codificacion {
  return negotiator.negotiate(String(accept ?? '').toLowerCase()) ?? 'identity';
}
