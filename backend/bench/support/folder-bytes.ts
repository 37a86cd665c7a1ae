import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = 512;

export function folderBytes(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)).blocks * BLOCK)
    .reduce((sum, bytes) => sum + bytes, 0);
}
