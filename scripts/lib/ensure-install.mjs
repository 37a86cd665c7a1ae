import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveBack } from './give-back.mjs';
import { must, npm, ROOT } from './run.mjs';

const OLDEST_NODE = [20, 19];

/** Runs `npm ci` unless the installed packages are those of the lockfile. */
export async function ensureInstall() {
  refuseOldNode();
  if (isInstalled()) return;
  console.log('Instalando las dependencias (una sola vez, cerca de un minuto)…');
  await must(npm('ci', '--loglevel=error'));
  giveBack();
}

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Hace falta Node ${OLDEST_NODE.join('.')} o posterior; este es ${process.version}.`);
  process.exit(1);
}

/** A clone or a copy gives files any date, so contents are compared. */
function isInstalled() {
  const installed = packages('node_modules/.package-lock.json');
  if (!installed) return false;
  return Object.entries(packages('package-lock.json')).every(
    ([folder, wanted]) =>
      folder === '' || (installed[folder] ? isSame(wanted, installed[folder]) : wanted.optional),
  );
}

const isSame = (wanted, installed) =>
  wanted.version === installed.version && wanted.integrity === installed.integrity;

function packages(lockfile) {
  const file = join(ROOT, lockfile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}
