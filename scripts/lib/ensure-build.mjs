import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build-server.mjs';
import { compressFolder } from './compress-folder.mjs';
import { giveBack } from './give-back.mjs';
import { capture, ROOT, tool } from './run.mjs';

/** The build consists of these, without tests. */
const SOURCES = [
  'contracts',
  'backend/src',
  'backend/openapi',
  'backend/tsconfig.json',
  'frontend/src',
  'frontend/public',
  'frontend/index.html',
  ...readdirSync(join(ROOT, 'frontend'))
    .filter((name) => name.startsWith('vite.'))
    .map((name) => `frontend/${name}`),
  'scripts/lib/build-server.mjs',
  'nest-cli.json',
  'tsconfig.base.json',
  'package-lock.json',
];
const PRODUCTS = [
  'backend/dist/backend/src/main.js',
  'backend/dist/frontend/servidor.cjs',
  'frontend/dist/index.html',
];
/** The API's document is made of the server's sources: production has nothing to make it with. */
const MAKE_DOCUMENTO = [
  process.execPath,
  '--require',
  join(ROOT, 'backend/test/support/mongo-typescript.cjs'),
  join(ROOT, 'backend/openapi/main.ts'),
  join(ROOT, 'backend/dist/backend/openapi.json'),
];
/** Says of which sources the build was made. */
export const STAMP = join(ROOT, 'backend/dist/.sources');

/** Builds server and screens unless the build was made from these very sources. */
export async function ensureBuild() {
  const digest = digestOf(SOURCES);
  if (PRODUCTS.every((file) => existsSync(join(ROOT, file))) && stamped() === digest) return;
  console.log('Compilando…');
  rmSync(join(ROOT, 'backend/dist'), { recursive: true, force: true });
  // Jest sets 'test' for everything that it starts, and React would be built for developers.
  const env = { ...process.env, NODE_ENV: 'production' };
  const parts = await Promise.all([
    buildServer().then(
      () => capture(MAKE_DOCUMENTO),
      ({ message }) => ({ code: 1, output: message }),
    ),
    capture(tool('vite', 'build', 'frontend', '-c', 'frontend/vite.config.mts'), env),
    capture(tool('vite', 'build', 'frontend', '-c', 'frontend/vite.servidor.mts'), env),
  ]);
  const failed = parts.filter(({ code }) => code !== 0);
  if (failed.length > 0) {
    console.error(failed.map(({ output }) => output).join('\n'));
    process.exit(1);
  }
  await compressFolder(join(ROOT, 'frontend/dist'));
  writeFileSync(STAMP, digest);
  giveBack();
}

const stamped = () => (existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : undefined);

/** Hashes names and contents: dates would miss a file that was removed, or unpacked with an old date. */
function digestOf(places) {
  const hash = createHash('sha256');
  for (const file of places.flatMap(filesIn)) hash.update(`${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function filesIn(place) {
  const path = join(ROOT, place);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [place];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.spec\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
    .sort();
}
