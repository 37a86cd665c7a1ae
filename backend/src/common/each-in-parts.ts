import { setTimeout as pause } from 'node:timers/promises';

/** How soon one part may follow another, in ms. */
const CADENCIA_MS = 20;

/**
 * Does short work for each of many, in order and spread over a time (ms), a few after each pause: whatever comes
 * meanwhile, an order above all, waits for no more than those few.
 */
export async function eachInParts<T>(
  todos: readonly T[],
  duranteMs: number,
  work: (uno: T) => void | Promise<void>,
): Promise<void> {
  const partes = Math.min(todos.length, Math.ceil(duranteMs / CADENCIA_MS));
  const desde = performance.now();
  let parte = 0;
  for (const [i, uno] of todos.entries()) {
    const suya = Math.floor((i / todos.length) * partes);
    if (suya > parte) {
      parte = suya;
      await pause(Math.max(0, desde + (parte / partes) * duranteMs - performance.now()));
    }
    await work(uno);
  }
}
