import { chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { makeDebian, unmountDebian } from '../lib/debian.mjs';
import { ensureSystem } from '../lib/ensure-system.mjs';
import { startMail } from '../lib/mail.mjs';
import { fetchNode } from '../lib/node-of-image.mjs';
import { processesWith, startProduct, STOP_MS, within } from '../lib/product.mjs';
import { npm, output, ROOT } from '../lib/run.mjs';
import { walkWholeHouse } from '../lib/whole-house.mjs';

export const name = 'contenedor';

const IMAGE = 'carta-digital-test';
const NPM_OF_IMAGE = 'npm@11.21.2';
const USER_OF_IMAGE = 1000;
const CHROOT = ['--isolation', 'chroot', '--network', 'host'];

/**
 * The image of the Dockerfile with one volume, as the page starts it, without Docker and without a registry of
 * images: buildah builds and runs it, on a base that is made of Debian's packages and npm's.
 */
export async function walk(step) {
  const folder = mkdtempSync(join(tmpdir(), 'carta-image-'));
  const store = [
    '--storage-driver',
    'vfs',
    '--root',
    join(folder, 'store'),
    '--runroot',
    join(folder, 'run'),
  ];
  const buildah = (command, ...args) => ['buildah', ...store, command, ...args];
  const mail = await startMail();
  try {
    await ensureSystem([{ names: ['buildah'], packages: ['buildah'] }]);
    await step('a base in place of the one that the Dockerfile names', () => makeBase(folder, buildah));
    await step('the Dockerfile builds', () => buildImage(folder, buildah));
    const commandIn = await step('a container of it', () => makeContainer(buildah));
    await walkWholeHouse(step, mail, {
      start: (house) => start(commandIn, volumeOf(folder, house), mail),
      run: async (house, ...words) => {
        // the page says `docker cp`
        if (house === 'otra')
          await output(['cp', '-a', join(volumeOf(folder, 'casa'), 'copias'), volumeOf(folder, house)]);
        return output(commandIn(volumeOf(folder, house), [], words));
      },
    });
  } finally {
    await mail.close();
    await unmountDebian(join(folder, 'base'));
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Debian as this machine gets it, with Node, npm and an ordinary user, under the name in the Dockerfile. */
async function makeBase(folder, buildah) {
  const root = join(folder, 'base');
  const [, name, suite] = /^FROM (node:\S+-(\w+)-slim)/m.exec(readFileSync(join(ROOT, 'Dockerfile'), 'utf8'));
  await makeDebian(root, suite);
  const prefix = join(folder, 'node');
  await output(['cp', await fetchNode(prefix), join(root, 'usr/local/bin/node')]);
  await output(npm('install', '--no-save', '--loglevel=error', '--prefix', prefix, NPM_OF_IMAGE));
  await output(['mkdir', '-p', join(root, 'usr/local/lib/node_modules'), join(root, 'usr/local/etc')]);
  await output(['cp', '-a', join(prefix, 'node_modules/npm'), join(root, 'usr/local/lib/node_modules/npm')]);
  await output(['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/local/bin/npm')]);
  await output(['chroot', root, 'useradd', '--create-home', '--uid', String(USER_OF_IMAGE), 'node']);
  await trustAsHere(root);
  const container = await output(buildah('from', 'scratch'));
  await output(buildah('copy', '--quiet', container, root, '/'));
  await output(buildah('commit', '--quiet', '--rm', container, `docker.io/library/${name}`));
}

/** This machine may be behind a mirror, so the image trusts the same registry and authorities. */
async function trustAsHere(root) {
  const authorities = '/etc/ssl/certs/ca-certificates.crt';
  const registry = await output(npm('config', 'get', 'registry'));
  await output(['mkdir', '-p', join(root, dirname(authorities))]);
  await output(['cp', authorities, join(root, authorities)]);
  writeFileSync(join(root, 'usr/local/etc/npmrc'), `registry=${registry}\ncafile=${authorities}\n`);
}

async function buildImage(folder, buildah) {
  const source = join(folder, 'source');
  await output(['sh', '-c', `mkdir ${source} && git -C ${ROOT} archive HEAD | tar -x -C ${source}`]);
  await output(buildah('bud', ...CHROOT, '--pull-never', '--format', 'docker', '--tag', IMAGE, source));
}

/** Returns what makes the command that runs words of the image's program on a volume, as the image's user. */
async function makeContainer(buildah) {
  const container = await output(buildah('from', '--pull-never', IMAGE));
  const { OCIv1 } = JSON.parse(await output(buildah('inspect', '--type', 'image', IMAGE)));
  const { User, Volumes, Cmd } = OCIv1.config;
  const [data] = Object.keys(Volumes);
  return (volume, variables, words = []) => {
    const flags = [
      '--user',
      User,
      '--volume',
      `${volume}:${data}`,
      ...variables.flatMap((one) => ['--env', one]),
    ];
    return buildah('run', ...CHROOT, ...flags, container, '--', ...Cmd, ...words);
  };
}

/** Docker gives a new volume to who owns the folder in the image. */
function volumeOf(folder, house) {
  const volume = join(folder, house);
  mkdirSync(volume, { recursive: true });
  chownSync(volume, USER_OF_IMAGE, USER_OF_IMAGE);
  return volume;
}

/** Docker passes a signal on, but buildah kills what it runs, so the server itself gets the signal. */
async function start(commandIn, volume, mail) {
  const mark = `VOLUMEN=${volume}`;
  const words = commandIn(volume, [mark, `SMTP_URL=${mail.url}`, 'DEMO=on', 'PORT=$PORT']);
  const product = await startProduct(['sh', '-c', `exec ${words.map((word) => `"${word}"`).join(' ')}`]);
  return {
    ...product,
    async stop() {
      for (const pid of processesWith(mark)) process.kill(pid, 'SIGTERM');
      await within(STOP_MS, 'end', () => processesWith(mark).length === 0);
      await product.stop();
    },
  };
}
