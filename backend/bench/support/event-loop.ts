import type { Product } from './product';

const GAUGE = /^nodejs_eventloop_lag_p99_seconds ([0-9.e+-]+)$/m;

/** Returns the event loop's delay since the last reading (99th percentile, ms), from the server's metrics. */
export async function loopDelay({ url }: Product): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const [, seconds] = GAUGE.exec(text) ?? [];
  if (seconds === undefined) throw new Error('The server does not tell its event loop delay');
  return Number(seconds) * 1000;
}
