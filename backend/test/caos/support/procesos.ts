import { readdirSync, readFileSync } from 'node:fs';

/** Every live process started for this data folder, whatever its parent is now: all inherit its environment. */
export function processesOf(dataDir: string): number[] {
  const mark = `DATA_DIR=${dataDir}\0`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => `${readProc(pid, 'environ')}\0`.includes(mark))
    .map(Number);
}

/** Those that have its database open. */
function enginesOf(dataDir: string): number[] {
  return processesOf(dataDir).filter((pid) => readProc(pid, 'cmdline').includes('engine-process'));
}

/** @throws when there is none: a signal to nobody would be a round that proves nothing. */
export function signalEngine(dataDir: string, signal: NodeJS.Signals): void {
  const [engine] = enginesOf(dataDir);
  if (engine === undefined) throw new Error('The database is not open now');
  process.kill(engine, signal);
}

/** Empty for a process that has ended, also when nobody has asked for its exit code yet. */
function readProc(pid: number | string, file: 'environ' | 'cmdline'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1');
  } catch {
    return '';
  }
}
