import { readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Linux lists the threads of a process here, and each has a priority of its own. */
const HILOS = '/proc/self/task';
/** So much nicer than the process; of a core that both want it gets a quarter: who waits for it must not wait for long. */
const AMABLE = 5;

/**
 * Lets orders go before the threads that V8 compiles and collects with (docs/decisiones/un-ayudante.md), and before
 * those of files, photos and passwords where they have begun by now, as after `npm start`: threads that come later
 * keep the priority of the process. What a system does not allow, or has no name for, stays as it is.
 */
export function lowerAyudantes(): void {
  try {
    const suya = Math.min(getPriority() + AMABLE, constants.priority.PRIORITY_LOW);
    for (const hilo of readdirSync(HILOS).map(Number)) if (hilo !== process.pid) setPriority(hilo, suya);
  } catch {
    // orders then share the core with them, as they do with everything else
  }
}
