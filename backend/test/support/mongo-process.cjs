'use strict';
// One database engine on a temporary folder, for a whole test run. It tells its parent the URI, and ends
// with it, however that ends; signals are the parent's business.
require('./mongo-typescript.cjs');
const { mkdtempSync, rmSync, statfsSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');
const { cacheDir } = require('./cache-dir.ts');
const { engineUri } = require('../../src/plataforma/base-datos/motor/engine-uri.ts');
const { openEngine } = require('../../src/plataforma/base-datos/motor/open-engine.ts');

const folder = mkdtempSync(path.join(inMemory('/dev/shm') ?? tmpdir(), 'carta-test-'));
const removeFolder = () => rmSync(folder, { recursive: true, force: true });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

const opening = openEngine({
  db: path.join(folder, 'db'),
  sockets: folder,
  cache: cacheDir(),
});

process.on('disconnect', () => {
  opening
    .then((engine) => engine.close())
    .finally(removeFolder)
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
});

/** A folder that is no disk, if it has room: no test of this engine is about what survives a power cut. */
function inMemory(place) {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize > 2 * 1024 ** 3 ? place : undefined;
  } catch {
    return undefined;
  }
}

void opening.then(({ address }) => {
  process.send({ uri: engineUri(address) });
});
