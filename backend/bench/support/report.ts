export interface Row {
  what: string;
  ours: string;
  limit?: string;
  /** Ours is divided by the limit. */
  ratio?: number;
  /** `ratio` or `value` must not pass it, in its direction. */
  goal?: Goal;
  /** The goal is about this value, where it is not about the ratio. */
  value?: number;
}

export interface Goal {
  text: string;
  isMet(value: number): boolean;
  /** It must hold however busy the machine is; on a shared one the rest says little. */
  isPromise?: true;
}

/** CI adds up the promises that were kept and broken. */
export function countPromises(results: readonly Result[]): { passed: number; failed: number } {
  const kept = results
    .flatMap(({ rows }) => rows)
    .filter(({ goal }) => goal?.isPromise)
    .map(({ goal, ratio, value = ratio }) => value !== undefined && goal?.isMet(value) === true);
  const passed = kept.filter(Boolean).length;
  return { passed, failed: kept.length - passed };
}

export const atMost = (max: number, unit = '×'): Goal => ({
  text: `≤ ${max}${unit}`,
  isMet: (value) => value <= max,
});

export const atLeast = (min: number, unit = '×'): Goal => ({
  text: `≥ ${min}${unit}`,
  isMet: (value) => value >= min,
});

export interface Result {
  rows: Row[];
  notes?: string[];
}

const HEAD = ['What', 'Ours', 'Limit', 'Ratio', 'Goal', ''];

/** The Markdown goes into docs/velocidad.md. */
export function toMarkdown(results: readonly Result[]): string {
  const lines = [HEAD, HEAD.map(() => '---'), ...results.flatMap(({ rows }) => rows.map(toCells))];
  const notes = results.flatMap((result) => result.notes ?? []);
  return [...lines.map((cells) => `| ${cells.join(' | ')} |`), '', ...notes.map((note) => `- ${note}`)].join(
    '\n',
  );
}

function toCells({ what, ours, limit = '', ratio, goal, value = ratio }: Row): string[] {
  const verdict = goal && value !== undefined ? (goal.isMet(value) ? '✓' : '**missed**') : '';
  const times = ratio === undefined ? '' : `${ratio.toFixed(2)}×`;
  return [what, ours, limit, times, goal?.text ?? '', verdict];
}

export const micros = (value: number): string => `${value.toFixed(1)} µs`;
export const millis = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} ms`;
export const seconds = (value: number): string => `${value.toFixed(2)} s`;
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
