import { lchownSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/** What `npm ci`, the build, the checks and the tests write into the clone. */
const MADE = ['node_modules', 'backend/dist', 'frontend/dist', 'paquete'];

/** What root has made in somebody's clone is theirs: else their next build could not replace it. */
export function giveBack() {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = lstatSync(ROOT);
  if (uid === 0) return;
  for (const place of MADE) giveTo(join(ROOT, place), uid, gid);
}

function giveTo(path, uid, gid) {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  if (stat.isDirectory()) for (const name of readdirSync(path)) giveTo(join(path, name), uid, gid);
  if (stat.uid === 0) lchownSync(path, uid, gid);
}
