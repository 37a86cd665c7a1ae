import { accessSync, constants, mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';

/** Where tests keep the re-linked engine: beside the packages, or where those are another user's, this user's own. */
export function cacheDir(): string {
  const shared = resolve(__dirname, '../../../node_modules/.cache/carta');
  try {
    mkdirSync(shared, { recursive: true });
    accessSync(shared, constants.W_OK);
    return shared;
  } catch {
    return join(tmpdir(), `carta-cache-${userInfo().uid}`);
  }
}
