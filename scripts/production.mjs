/**
 * `node scripts/production.mjs [results.json]` puts what the archive and the image carry into an empty folder,
 * finds every dependency from the built code in its pinned version, and sends one order through, with this
 * Node, the image's, the oldest that is let in and others. Writes `{ passed, failed }`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoOwner } from './lib/demo-in-production.mjs';
import { ensureBuild, STAMP } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { flood } from './lib/flood.mjs';
import { fetchAnyNode, fetchNode } from './lib/node-of-image.mjs';
import { walkOneOrder } from './lib/one-order.mjs';
import { fillPaquete } from './lib/paquete.mjs';
import { startProduct } from './lib/product.mjs';
import { capture, npm, output, ROOT } from './lib/run.mjs';
import { createSteps } from './lib/steps.mjs';

const SERVER = 'backend/dist/backend/src/main.js';
const CARTA = './carta';
/** The first is the oldest that `engines` lets in. */
const NODES = ['20.19.0', '22.23.3', '26.9.0'];
/** Installed though they ask for a newer Node: `newer-packages.mjs` has them do their work on the oldest. */
const NEWER = ['content-disposition', 'cookie', 'file-type'];

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

/** @throws unless the program there refuses what it does not know, and starts nothing for it */
async function checkWords() {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const expected = [
    { words: ['--version'], code: 0, says: version },
    { words: ['--help'], code: 0, says: 'Uso: carta ' },
    { words: ['datos', '--help'], code: 0, says: 'Uso: carta datos exportar' },
    { words: ['cuenta'], code: 2, says: 'Uso: carta cuenta lista' },
    { words: ['importar', 'casa.tar.gz'], code: 2, says: "No se entiende 'importar casa.tar.gz'." },
  ];
  for (const { words, code, says } of expected) {
    const seen = await capture([CARTA, ...words], process.env, folder);
    if (seen.code === code && seen.output.startsWith(says)) continue;
    throw new Error(`carta ${words.join(' ')}: ${seen.code}\n${seen.output}`);
  }
}

/** @throws unless `engines` begins with the oldest of NODES, and what asks for a newer one is what we know of */
async function checkEngines() {
  const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  if (`${engines.node}.0` !== `>=${NODES[0]}`) throw new Error(`engines: ${engines.node}`);
  const newer = `:attr(engines, [node]):not(:semver(${NODES[0]}, :attr(engines, [node])))`;
  const seen = JSON.parse(await output(npm('query', newer))).map(({ name }) => name);
  const unknown = seen.filter((name) => !NEWER.includes(name));
  const gone = NEWER.filter((name) => !seen.includes(name));
  if (unknown.length + gone.length > 0) throw new Error(`New: ${unknown.join()}. No longer: ${gone.join()}`);
}

async function rebuild(node) {
  rmSync(STAMP);
  await output([node, join(ROOT, 'scripts/build.mjs')]);
}

/** @throws unless it is the one that the build made */
async function checkDocumento(url) {
  const { paths } = await (await fetch(`${url}/api/docs-json`)).json();
  if (paths['/api/pedidos']?.post?.operationId !== 'createPedido') throw new Error('no createPedido');
  if (existsSync(join(folder, 'node_modules/@nestjs/swagger'))) throw new Error('@nestjs/swagger is there');
}

/** Nobody has said NODE_ENV, as when it is started by hand: the demo's password is then random. */
async function serveOneOrder(command, name) {
  const product = await step(`${name} serves what was built, in production`, () =>
    startProduct(command, { cwd: folder }),
  );
  try {
    const owner = demoOwner(product.output());
    await step('it says that it lives, and that it can take orders', async () => {
      const env = { ...process.env, PORT: new URL(product.url).port };
      for (const words of [['salud'], ['salud', 'lista']]) await output([CARTA, ...words], env, folder);
    });
    await step('it serves the document of its API, and has nothing to make it with', () =>
      checkDocumento(product.url),
    );
    await walkOneOrder(step, product.url, owner);
    await step('it answers 16 requests of a flood', () => flood(product.url));
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
  await step('an unknown word is refused with the usage', checkWords);
  await serveOneOrder([CARTA], `Node ${process.versions.node}`);
  const nodeOfImage = await step('the Node of the image is fetched', () => fetchNode(join(folder, 'node')));
  await serveOneOrder([nodeOfImage, SERVER], 'the Node of the image');
  await step(`nothing but ${NEWER.join(', ')} asks for a newer Node than ${NODES[0]}`, checkEngines);
  for (const version of NODES) {
    const node = await step(`Node ${version} is fetched`, () =>
      fetchAnyNode(join(folder, `node-${version}`), version),
    );
    if (version === NODES[0]) await step('it builds server and screens', () => rebuild(node));
    await step('what asks for a newer one works on it', () =>
      output([node, join(ROOT, 'scripts/lib/newer-packages.mjs'), folder]),
    );
    await serveOneOrder([node, SERVER], `Node ${version}`);
  }
  await step('it starts as a developer would start it too', async () => {
    const product = await startProduct([CARTA], { cwd: folder, env: { NODE_ENV: 'development' } });
    await product.stop();
  });
} catch {
  // the step has reported it
} finally {
  rmSync(folder, { recursive: true, force: true });
}
finish(process.argv[2]);
