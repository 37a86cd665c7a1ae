import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_FROM_SOURCE, temporaryDataDir } from '../../support/mongo-motor';

/** A DATA_DIR of a server that will be killed, and the folder for temporary files that only it uses. */
export interface Carpeta {
  readonly dataDir: string;
  readonly temporales: string;
  /** Names of the temporary files there are now. */
  leftovers(): string[];
  remove(): void;
}

/** The engine's re-linked binaries are shared with the other tests: copying them takes a second each time. */
export function createCarpeta(): Carpeta {
  const { dataDir, remove } = temporaryDataDir();
  const temporales = join(dataDir, 'tmp');
  mkdirSync(temporales);
  if (existsSync(ENGINE_FROM_SOURCE.cacheDir)) {
    symlinkSync(ENGINE_FROM_SOURCE.cacheDir, join(dataDir, 'cache'));
  }
  return { dataDir, temporales, leftovers: () => readdirSync(temporales), remove };
}
