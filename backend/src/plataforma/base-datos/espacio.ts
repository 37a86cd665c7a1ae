import { existsSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const MB = 1_000_000;
/** A new database writes this much at once: its journal, a copy of the engine, and room to begin. */
const FIRST_START_BYTES = 500 * MB;

/** The engine ends itself when it cannot write its journal. */
export const LLENO_BYTES = 32 * MB;

/** Bytes that this user may still write where this folder is, or will be. */
export function freeBytes(folder: string): number {
  if (!existsSync(folder)) return freeBytes(dirname(folder));
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Returns why a first start must not begin, in Spanish. */
export function firstStartProblem(dataDir: string, free = freeBytes(dataDir)): string | undefined {
  const isFirst = !existsSync(join(dataDir, 'db', 'WiredTiger'));
  if (!isFirst || free >= FIRST_START_BYTES) return undefined;
  return (
    `Para empezar hacen falta ${FIRST_START_BYTES / MB} MB libres en ${dataDir}, y hay ${Math.floor(free / MB)}: ` +
    'libera espacio, o usa otra carpeta en DATA_DIR.'
  );
}
