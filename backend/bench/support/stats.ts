/** The value below which a part (0 to 1) of the values lies; NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** One measurement of ours and one of its limit, taken one right after the other. */
export interface Pair<T> {
  ours: T;
  limit: T;
}

/**
 * Ours, its limit, ours, its limit …: whatever else the machine does falls on both. The first pair
 * warms both up and is forgotten.
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

/** Medians of ours and of the limit, and the median of their ratios: not the ratio of the medians. */
export type Summary = Pair<number> & { ratio: number };

export function summarize(pairs: readonly Pair<number>[]): Summary {
  return {
    ours: median(pairs.map(({ ours }) => ours)),
    limit: median(pairs.map(({ limit }) => limit)),
    ratio: median(pairs.map(({ ours, limit }) => ours / limit)),
  };
}
