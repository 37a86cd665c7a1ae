import type { FastifyRequest } from 'fastify';
import { badRequest } from '../errores/domain-error';

/** Deeper than any body of ours. */
const MAX_DEPTH = 8;
/** Five times the longest list of ours: each of its items is looked at on its own. */
const MAX_ITEMS = 500;

/**
 * Whether a query language or a prototype would obey this key. What every object has by birth, such
 * as `toString`, is among them: the check for unknown keys takes those for known.
 */
export function isDangerousKey(key: string): boolean {
  return key.startsWith('$') || key === 'prototype' || key in Object.prototype;
}

/**
 * Reads a JSON body. An empty one is no body: many clients announce JSON on a DELETE that has none.
 * @throws 400 when it is unreadable, too deep, has a dangerous key, too long a list, or a list of
 * lists: no body of ours has one, and a check of each item takes it for an empty item.
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

/** Reads JSON that a stranger wrote. @throws when it is no such, or what `parseJsonBody` refuses. */
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
