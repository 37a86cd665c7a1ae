import type { Product } from './product';

const GAUGE = /^nodejs_eventloop_lag_p99_seconds ([0-9.e+-]+)$/m;

/**
 * How late the server's event loop came to its work since the last reading: the 99th percentile, in ms, as its
 * own metrics tell it.
 */
export async function loopDelay({ url }: Product): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, seconds] = GAUGE.exec(text) ?? [];
  if (seconds === undefined) throw new Error('The server does not tell its event loop delay');
  return Number(seconds) * 1000;
}
