/**
 * `node scripts/production.mjs [results.json]` puts what the archive and the image carry into an empty folder,
 * finds every dependency from the built code in its pinned version, and sends one order through, with this
 * Node and with the image's. Writes `{ passed, failed }`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoOwner } from './lib/demo-in-production.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { fetchNode } from './lib/node-of-image.mjs';
import { walkOneOrder } from './lib/one-order.mjs';
import { fillPaquete } from './lib/paquete.mjs';
import { startProduct } from './lib/product.mjs';
import { createSteps } from './lib/steps.mjs';

const SERVER = 'backend/dist/backend/src/main.js';

const { step, finish } = createSteps();
const folder = mkdtempSync(join(tmpdir(), 'carta-production-'));

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
  await step('what runs in production, in an empty folder', () => fillPaquete(folder));
  await step('every dependency is found in its pinned version', checkVersions);
  await serveOneOrder(process.execPath, `Node ${process.versions.node}`);
  const nodeOfImage = await step('the Node of the image is fetched', () => fetchNode(join(folder, 'node')));
  await serveOneOrder(nodeOfImage, 'the Node of the image');
} catch {
  // the step has reported it
} finally {
  rmSync(folder, { recursive: true, force: true });
}
finish(process.argv[2]);
