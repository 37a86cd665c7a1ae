import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheDir } from './cache-dir';
import type { MotorOptions } from '../../src/plataforma/base-datos/motor/motor';

const TYPESCRIPT = ['--require', join(__dirname, 'mongo-typescript.cjs')];

/** What an engine of its own needs to run from the sources, for the tests that break one. */
export const ENGINE_FROM_SOURCE = {
  execArgv: TYPESCRIPT,
  cacheDir: cacheDir(),
} as const satisfies Partial<MotorOptions>;

/** An empty DATA_DIR, and how to remove it. */
export function temporaryDataDir(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(tmpdir(), 'carta-data-'));
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/**
 * Asks again until the answer is yes. The limit bounds a failure: what has to be quick says so itself. Who `isWorking`
 * has as long again, and that is said.
 */
export async function eventually(
  question: () => boolean | Promise<boolean>,
  limitMs = 60_000,
  isWorking: () => boolean = () => false,
): Promise<void> {
  let deadline = performance.now() + limitMs;
  while (!(await question())) {
    if (performance.now() > deadline && isWorking()) {
      console.log(`Not so after ${limitMs} ms, but it works: it is waited for.`);
      deadline = performance.now() + limitMs;
    }
    if (performance.now() > deadline) throw new Error(`still not so after ${limitMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
