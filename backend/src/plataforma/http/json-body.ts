import type { FastifyRequest } from 'fastify';
import { badRequest } from '../errores/domain-error';

/** No body of ours is this deep. */
const MAX_DEPTH = 8;
/** Our longest list has a fifth of these; each item is validated on its own. */
const MAX_ITEMS = 500;

/** Inherited keys, such as `toString`, would pass the check for unknown ones. */
export function isDangerousKey(key: string): boolean {
  return key.startsWith('$') || key === 'prototype' || key in Object.prototype;
}

/**
 * Many clients announce JSON on a DELETE without a body, so an empty body is none.
 * @throws 400 when it is unreadable, too deep, or has a dangerous key, too long a list, or a list of lists,
 * which the validator of items takes for an empty item.
 */
export function parseJsonBody(
  _request: FastifyRequest,
  text: string | Buffer,
  done: (error: Error | null, body?: unknown) => void,
): void {
  try {
    done(null, text.length === 0 ? undefined : parseJson(text.toString()));
  } catch {
    done(badRequest());
  }
}

export function parseJson(text: string): unknown {
  const body: unknown = JSON.parse(text);
  assertPlain(body, MAX_DEPTH);
  return body;
}

function assertPlain(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth === 0) throw badRequest();
  if (Array.isArray(value) && value.length > MAX_ITEMS) throw badRequest();
  for (const [key, inner] of Object.entries(value)) {
    if (isDangerousKey(key) || (Array.isArray(value) && Array.isArray(inner))) throw badRequest();
    assertPlain(inner, depth - 1);
  }
}
