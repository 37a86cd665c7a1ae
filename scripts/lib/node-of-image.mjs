import { join } from 'node:path';
import { npm, output } from './run.mjs';

/** The image has this Node (Dockerfile), which npm carries for Linux. */
const VERSION = '24.21.0';

/** Fetches it into a folder, and returns where the program is. */
export async function fetchNode(folder) {
  if (process.platform !== 'linux') throw new Error('It is fetched for Linux only');
  const name = `node-linux-${process.arch}`;
  await output(npm('install', '--no-save', '--loglevel=error', '--prefix', folder, `${name}@${VERSION}`));
  return join(folder, 'node_modules', name, 'bin/node');
}
