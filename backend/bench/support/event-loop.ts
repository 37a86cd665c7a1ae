import type { Product } from './product';

const GAUGE = /^nodejs_eventloop_lag_p99_seconds ([0-9.e+-]+)$/m;

/**
 * How late the server's event loop came to its work while something went on, in ms: the 99th
 * percentile as its own metrics tell it, which begin anew at every reading.
 */
export async function loopDelayDuring(product: Product, work: () => Promise<unknown>): Promise<number> {
  await loopDelay(product);
  await work();
  return loopDelay(product);
}

/** The 99th percentile since the last reading, in ms. */
export async function loopDelay({ url }: Product): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, seconds] = GAUGE.exec(text) ?? [];
  if (seconds === undefined) throw new Error('The server does not tell its event loop delay');
  return Number(seconds) * 1000;
}
