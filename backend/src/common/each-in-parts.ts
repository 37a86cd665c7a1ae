import { setTimeout as pause } from 'node:timers/promises';

/** How soon one part may follow another, in ms. */
const CADENCIA_MS = 5;
/** How late a part may be for what goes first, in ms: longer than an order takes, and no board notices. */
export const ATRASO_MS = 25;

interface Reparto {
  /** Over how long it is spread, in ms. */
  duranteMs: number;
  /** Awaited before each part but the first; it takes no longer than it is told, in ms. */
  giveWay: (limiteMs: number) => Promise<void>;
}

/**
 * Does short work for each of many, in order and spread over a time, a few after each pause: whatever comes
 * meanwhile, an order above all, waits for no more than those few, and the next few wait for it.
 */
export async function eachInParts<T>(
  todos: readonly T[],
  { duranteMs, giveWay }: Reparto,
  work: (uno: T) => void | Promise<void>,
): Promise<void> {
  const partes = Math.min(todos.length, Math.ceil(duranteMs / CADENCIA_MS));
  const desde = performance.now();
  let parte = 0;
  for (const [i, uno] of todos.entries()) {
    const suya = Math.floor((i / todos.length) * partes);
    if (suya > parte) {
      parte = suya;
      const debida = desde + (parte / partes) * duranteMs;
      await pause(Math.max(0, debida - performance.now()));
      await giveWay(debida + ATRASO_MS - performance.now());
    }
    await work(uno);
  }
}
