/**
 * `npm run paquete` makes the archive that a machine without tools unpacks and starts, Node included, for
 * Linux like this one's, and its sum beside it; `npm run paquete -- FOLDER` puts the same, without Node, into a folder: the image's.
 */
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { fetchNode, nodeInSbom } from './lib/node-of-image.mjs';
import { addToSbom, fillPaquete } from './lib/paquete.mjs';
import { must, ROOT } from './lib/run.mjs';

if (process.platform !== 'linux') {
  console.error('The archive is for Linux, and made on Linux.');
  process.exit(1);
}
await ensureInstall();
await ensureBuild();
const [folder] = process.argv.slice(2);
if (folder) await fillPaquete(resolve(folder));
else await makeArchive();

async function makeArchive() {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const archive = join(ROOT, 'paquete', `carta-digital-${version}-linux-${process.arch}.tar.gz`);
  const place = mkdtempSync(join(tmpdir(), 'carta-paquete-'));
  try {
    await fillPaquete(join(place, 'carta'));
    mkdirSync(join(place, 'carta/bin'));
    cpSync(await fetchNode(join(place, 'node')), join(place, 'carta/bin/node'));
    addToSbom(join(place, 'carta'), nodeInSbom());
    mkdirSync(join(ROOT, 'paquete'), { recursive: true });
    await must(['tar', '-czf', archive, '--owner=0', '--group=0', '-C', place, 'carta']);
    writeFileSync(`${archive}.sha256`, `${sha256Of(archive)}  ${basename(archive)}\n`);
    console.log(archive);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function sha256Of(file) {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
