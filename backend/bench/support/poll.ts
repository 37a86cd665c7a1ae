import { setTimeout as pause } from 'node:timers/promises';

/** Asks every 50 ms until the answer is yes; returns whether it ever was. */
export async function eventually(
  question: () => boolean | Promise<boolean>,
  limitMs: number,
): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  while (!(await question())) {
    if (performance.now() > deadline) return false;
    await pause(50);
  }
  return true;
}
