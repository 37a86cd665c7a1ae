import { readdirSync, readFileSync } from 'node:fs';
import { readTicks } from '../../../src/plataforma/base-datos/motor/progreso';

/** Every live process started for this data folder, whatever its parent is now: all inherit its environment. */
export function processesOf(dataDir: string): number[] {
  const mark = `DATA_DIR=${dataDir}\0`;
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => `${readProc(pid, 'environ')}\0`.includes(mark))
    .map(Number);
}

/** Says at each call whether they have used the processor since the one before. */
export function watchWork(dataDir: string): () => boolean {
  let before = 0;
  return () => {
    const now = processesOf(dataDir).reduce((sum, pid) => sum + readTicks(pid), 0);
    const isWorking = now !== before;
    before = now;
    return isWorking;
  };
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
