import { quantile } from './stats';

/** It is measured until this many times or this many ms are reached, but `atLeast` times. */
export interface Repetition {
  times: number;
  limitMs: number;
  atLeast: number;
}

/** In ms: the middle one, and one that almost all stay below. */
export interface Latency {
  p50: number;
  p99: number;
  samples: number;
}

/** `once` returns the ms that it took; work around it does not count. */
export async function repeat(
  { times, limitMs, atLeast }: Repetition,
  once: () => Promise<number>,
): Promise<Latency> {
  const taken: number[] = [];
  const deadline = performance.now() + limitMs;
  while (taken.length < atLeast || (taken.length < times && performance.now() < deadline)) {
    taken.push(await once());
  }
  return { p50: quantile(taken, 0.5), p99: quantile(taken, 0.99), samples: taken.length };
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
