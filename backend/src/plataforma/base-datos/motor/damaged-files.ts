import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 4096;
/** Every table of the storage engine begins with it. */
const TABLE_MAGIC = 120_897;

/** Judges files by their beginning and length; damage further inside shows only when it is read. */
export function damagedFiles(db: string): string[] {
  try {
    return readdirSync(db).filter((name) => isDamaged(join(db, name), name));
  } catch {
    return [];
  }
}

function isDamaged(path: string, name: string): boolean {
  if (name.endsWith('.wt')) return !check(path, (head, size) => size % PAGE === 0 && isTable(head));
  if (name === 'storage.bson') return !check(path, (head, size) => size > 4 && head.readInt32LE(0) === size);
  if (name === 'WiredTiger.turtle') {
    return !check(path, (head) => head.toString('latin1').startsWith('WiredTiger version string'));
  }
  return false;
}

const isTable = (head: Buffer): boolean => head.length === PAGE && head.readUInt32LE(0) === TABLE_MAGIC;

function check(path: string, isRight: (head: Buffer, size: number) => boolean): boolean {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(PAGE);
    const read = readSync(file, head, 0, PAGE, 0);
    return isRight(head.subarray(0, read), fstatSync(file).size);
  } finally {
    closeSync(file);
  }
}
