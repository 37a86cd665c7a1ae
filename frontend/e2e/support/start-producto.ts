import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** The built product, running for the journeys with the demo restaurants and without rate limits. */
export interface EnMarcha {
  /** By the loopback address; it listens on every address of this machine. */
  url: string;
  dataDir: string;
}

/** One that its holder ends. */
export interface ProductoPropio extends EnMarcha {
  destroy: () => Promise<void>;
}

/** Starts one more product, with these variables of the environment. It also ends with the process that asked for it, however that one ends. */
export function startProducto(ajustes: Readonly<Record<string, string>> = {}): Promise<ProductoPropio> {
  const argumentos = ['', JSON.stringify(ajustes)];
  const guardian = fork(join(__dirname, 'producto-process.mjs'), argumentos, { execArgv: [] });
  async function destroy(): Promise<void> {
    if (!guardian.connected) return;
    guardian.ref();
    const ended = once(guardian, 'exit');
    guardian.disconnect();
    await ended;
  }
  return new Promise((resolve, reject) => {
    guardian.once('exit', (code) => reject(new Error(`producto-process ended with ${code}`)));
    guardian.once('message', (told: EnMarcha | { fallo: string }) => {
      if ('fallo' in told) return reject(new Error(told.fallo));
      // it must not keep the run alive; that the run ends is how it knows
      guardian.unref();
      guardian.channel?.unref();
      resolve({ ...told, destroy });
    });
  });
}
