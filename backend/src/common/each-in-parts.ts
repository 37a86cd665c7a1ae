import { setImmediate as nextTurn } from 'node:timers/promises';

/** Done one after the other; then whatever has come meanwhile, an order above all, goes before the rest. */
const SEGUIDOS = 10;

/** Does short work for each of many, in order, without keeping the process to itself until the last one. */
export async function eachInParts<T>(todos: readonly T[], work: (uno: T) => void): Promise<void> {
  for (const [i, uno] of todos.entries()) {
    if (i > 0 && i % SEGUIDOS === 0) await nextTurn();
    work(uno);
  }
}
