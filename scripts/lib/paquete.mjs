import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, output, ROOT } from './run.mjs';

const COPIED = [
  'package.json',
  'package-lock.json',
  '.npmrc',
  'contracts/package.json',
  'backend/package.json',
  'frontend/package.json',
  'backend/dist',
  'frontend/dist',
  '.env.example',
];
const QUIET = ['--omit=dev', '--loglevel=error'];
/** It fetches a mongod, with a driver of its own, where the engine has no build: never on Linux with glibc. */
const FETCHER = 'mongodb-memory-server-core';

/** Puts what runs in production into a folder: the build, the modules that it loads, and the list of them. */
export async function fillPaquete(folder) {
  const inFolder = (...words) => output(npm(...words, ...QUIET, '--prefix', folder));
  for (const place of COPIED) cpSync(join(ROOT, place), join(folder, place), { recursive: true });
  cpSync(join(ROOT, 'scripts/despliegue'), folder, { recursive: true });
  await inFolder('ci');
  await inFolder('uninstall', '--no-save', '--workspace=@carta/backend', FETCHER);
  const sbom = JSON.parse(await inFolder('sbom', '--package-lock-only', '--sbom-format=cyclonedx'));
  writeFileSync(join(folder, 'sbom.cdx.json'), JSON.stringify(keepInstalled(sbom, folder)));
}

/** What no lockfile names is listed too. */
export function addToSbom(folder, component) {
  const file = join(folder, 'sbom.cdx.json');
  const sbom = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...sbom, components: [...sbom.components, component] }));
}

/** npm lists all of the lockfile, other systems' packages too; of it stays what is in the folder. */
function keepInstalled(sbom, folder) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8'));
  const present = Object.entries(packages).filter(([path]) => existsSync(join(folder, path)));
  const refs = new Set(
    present.map(([path, { name = path.split('node_modules/').at(-1), version }]) => `${name}@${version}`),
  );
  return {
    ...sbom,
    components: sbom.components.filter((one) => refs.has(one['bom-ref'])),
    dependencies: sbom.dependencies
      .filter(({ ref }) => ref === sbom.metadata.component['bom-ref'] || refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
  };
}
