import { createHash } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { relink } from './relink';

/** Hashes of a copy's files by name. It is written last, so that a copy without it is incomplete. */
const SUMS = 'sumas.json';
const LIBRARY = /\.(node|so)$/;

/** The folder appears whole and on disk, so that a power cut leaves all of it or nothing. */
export function makeLinkedCopy(from: string, to: string, host: number): void {
  mkdirSync(dirname(to), { recursive: true });
  const draft = mkdtempSync(`${to}-`);
  try {
    const sums: Record<string, string> = {};
    for (const file of readdirSync(from).filter((name) => LIBRARY.test(name))) {
      const bytes = relink(readFileSync(join(from, file)), host);
      writeFileSync(join(draft, file), bytes, { mode: 0o755, flush: true });
      sums[file] = sha256(bytes);
    }
    writeFileSync(join(draft, SUMS), JSON.stringify(sums), { flush: true });
    // mkdtemp makes it its owner's alone, and whoever may read the rest may use what root has linked
    chmodSync(draft, 0o755 & ~process.umask());
    syncFolder(draft);
    renameSync(draft, to);
    syncFolder(dirname(to));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!isWholeCopy(to)) throw error;
  }
}

/** Copies are checked before loading: a truncated library kills the process without a message. */
export function isWholeCopy(folder: string): boolean {
  try {
    const sums = Object.entries(JSON.parse(readFileSync(join(folder, SUMS), 'utf8')) as object);
    return sums.length > 0 && sums.every(([file, sum]) => sha256(readFileSync(join(folder, file))) === sum);
  } catch {
    return false;
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** A folder's entries are on disk only once it is synced; Windows neither can nor needs to. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
