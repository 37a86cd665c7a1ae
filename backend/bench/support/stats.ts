/** Returns the value below which a part (0 to 1) of the values lies; NaN without values. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

export interface Pair<T> {
  ours: T;
  limit: T;
}

/**
 * Takes ours and its limit in turns, so that other work of the machine falls on both; the first pair only
 * warms up.
 */
export async function alternate<T>(
  rounds: number,
  ours: () => Promise<T>,
  limit: () => Promise<T>,
): Promise<Pair<T>[]> {
  const pairs: Pair<T>[] = [];
  for (let round = 0; round <= rounds; round++) {
    pairs.push({ ours: await ours(), limit: await limit() });
    process.stderr.write('.');
  }
  return pairs.slice(1);
}

/** The ratio is the median of the ratios, not the ratio of the medians. */
export type Summary = Pair<number> & { ratio: number };

export function summarize(pairs: readonly Pair<number>[]): Summary {
  return {
    ours: median(pairs.map(({ ours }) => ours)),
    limit: median(pairs.map(({ limit }) => limit)),
    ratio: median(pairs.map(({ ours, limit }) => ours / limit)),
  };
}
