/** One thing that was looked at, in Spanish; `remedio` says what to do, and is there only when it fails. */
export interface Hallazgo {
  readonly que: string;
  readonly visto: string;
  readonly remedio?: string;
}

export const toLinea = ({ que, visto, remedio }: Hallazgo): string =>
  remedio === undefined ? `bien   ${que}: ${visto}` : `falla  ${que}: ${visto}\n       → ${remedio}`;
