/** One line of the table. */
export interface Row {
  what: string;
  ours: string;
  limit?: string;
  /** Ours divided by the limit. */
  ratio?: number;
  /** What `ratio` or `value` must not pass, and in which direction. */
  goal?: Goal;
  /** What the goal is about, where it is not the ratio. */
  value?: number;
}

export interface Goal {
  text: string;
  isMet(value: number): boolean;
  /** True for what must hold however busy the machine is: the rest says little on a shared one. */
  isPromise?: true;
}

/** How many promises were kept, and how many broken, as CI adds them up. */
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

/** What one figure has to say: its lines, and remarks that belong under the table. */
export interface Result {
  rows: Row[];
  notes?: string[];
}

const HEAD = ['What', 'Ours', 'Limit', 'Ratio', 'Goal', ''];

/** The results as Markdown, to be told in docs/velocidad.md. */
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
