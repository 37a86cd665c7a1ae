import { setTimeout as pause } from 'node:timers/promises';

const CADENCIA_MS = 20;

/** Spreads short work over a time, a few items after each pause of 20 ms: orders wait for those only. */
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
