import { setTimeout as pause } from 'node:timers/promises';

/** How soon one part may follow another, in ms. */
const CADENCIA_MS = 20;

/**
 * Does short work for each of many, in order and spread over a time (ms), a few after each pause: whatever comes
 * meanwhile, an order above all, waits for no more than those few.
 */
export async function eachInParts<T>(
  items: readonly T[],
  duranteMs: number,
  work: (item: T) => void | Promise<void>,
): Promise<void> {
  const parts = Math.min(items.length, Math.ceil(duranteMs / CADENCIA_MS));
  const start = performance.now();
  let current = 0;
  for (const [i, item] of items.entries()) {
    const part = Math.floor((i / items.length) * parts);
    if (part > current) {
      current = part;
      await pause(Math.max(0, start + (part / parts) * duranteMs - performance.now()));
    }
    await work(item);
  }
}
