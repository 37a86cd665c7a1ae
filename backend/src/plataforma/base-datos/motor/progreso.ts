import { readFileSync } from 'node:fs';

/**
 * Says at each call whether a child of ours has used the processor since the one before: a start that gets a few
 * per cent of a core is slow, not dead. False where the system does not tell (`/proc`), and once it has ended.
 */
export function watchProgreso(pid: number | undefined): () => boolean {
  let before = 0;
  return () => {
    const now = pid === undefined ? 0 : readTicks(pid);
    const isWorking = now > before;
    before = now;
    return isWorking;
  };
}

/** User and system time, the 14th and 15th fields; the second is a name in parentheses that may have spaces. */
export function readTicks(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}
