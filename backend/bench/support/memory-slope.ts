import { residentBytes } from './process-stats';

const SAMPLE_MS = 5_000;

/** `stop` returns how fast the process grew after the warm-up, in MB a minute. */
export function sampleMemory(pid: number, warmUpS: number): { stop: () => number } {
  const startedAt = performance.now();
  const samples: { minutes: number; megabytes: number }[] = [];
  const timer = setInterval(() => {
    const elapsed = performance.now() - startedAt;
    if (elapsed < warmUpS * 1000) return;
    samples.push({ minutes: elapsed / 60_000, megabytes: residentBytes(pid) / 1e6 });
  }, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return slopeOf(samples);
    },
  };
}

/** It uses least squares. */
function slopeOf(samples: readonly { minutes: number; megabytes: number }[]): number {
  const mean = (values: number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;
  const x = mean(samples.map(({ minutes }) => minutes));
  const y = mean(samples.map(({ megabytes }) => megabytes));
  const over = samples.reduce((sum, s) => sum + (s.minutes - x) * (s.megabytes - y), 0);
  const under = samples.reduce((sum, s) => sum + (s.minutes - x) ** 2, 0);
  return under === 0 ? 0 : over / under;
}
