import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileErrorCode } from './data-dir';

/** A secret is as long as the hash that signs with it. */
export const MIN_SECRET_BYTES = 32;

const FILE = 'jwt-secret';

export class DamagedSecret extends Error {}

export function isStrongSecret(secret: string): boolean {
  return Buffer.byteLength(secret) >= MIN_SECRET_BYTES;
}

/** Generates 32 random bytes the first time. Processes that start at once get the same secret. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, FILE);
  const kept = readSecret(file) ?? createSecret(file);
  if (isStrongSecret(kept)) return kept;
  throw new DamagedSecret(
    `${file} está dañado: bórralo para crear otro (se cerrarán las sesiones abiertas).`,
  );
}

/** Replaces the kept secret by a copy's; returns false when another was in use. */
export function replaceKeptSecret(dataDir: string, inUse: string, secret: string): boolean {
  const file = join(dataDir, FILE);
  if (readSecret(file) !== inUse) return false;
  writeSecretFile(file, secret);
  return true;
}

/** Only its owner may read the file; it gets its name once it is whole. */
export function writeSecretFile(file: string, secret: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
  renameSync(draft, file);
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (fileErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** A link to a finished file appears whole or not at all, and never replaces another's. */
function createSecret(file: string): string {
  const secret = randomBytes(32).toString('base64url');
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, `${secret}\n`, { mode: 0o600, flush: true });
    linkSync(draft, file);
    return secret;
  } catch (error) {
    if (fileErrorCode(error) === 'EEXIST') return readFileSync(file, 'utf8').trim();
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
