import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** Creates a missing folder; returns the problem in Spanish. */
export function dataDirProblem(dataDir: string): string | undefined {
  try {
    makeFolder(dataDir);
    if (!statSync(dataDir).isDirectory()) return `DATA_DIR no es una carpeta: ${dataDir}`;
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    return `DATA_DIR: no se puede escribir en ${dataDir} (${reason(error)}).`;
  }
}

const AJENOS = 0o077;

/** Closes the folder, and all that this process and its children create, to other users of this machine. */
export function closeDataDir(dataDir: string): void {
  process.umask(AJENOS);
  if (existsSync(dataDir)) closeToOthers(dataDir);
}

function closeToOthers(path: string): void {
  try {
    const { mode, ...kind } = statOf(path);
    if (!kind.isOurs) return;
    if (mode & AJENOS) chmodSync(path, mode & ~AJENOS & 0o7777);
    if (kind.isFolder) for (const name of readdirSync(path)) closeToOthers(join(path, name));
  } catch (error) {
    // the engine of a running product removes its own files meanwhile
    if (!['ENOENT', 'EPERM', 'EACCES', 'EROFS'].includes(fileErrorCode(error) ?? '')) throw error;
  }
}

/** A link leads elsewhere, where nothing is ours to close. */
function statOf(path: string) {
  const stat = lstatSync(path);
  return { mode: stat.mode, isFolder: stat.isDirectory(), isOurs: stat.isDirectory() || stat.isFile() };
}

/** Node's own recursive mkdir never ends where a folder cannot be made at all, as in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // another starting process may have created it
    if (!existsSync(path)) throw error;
  }
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permiso denegado',
  EPERM: 'permiso denegado',
  EROFS: 'el disco es de solo lectura',
  ENOSPC: 'el disco está lleno',
  ENOTDIR: 'parte de la ruta es un archivo',
  EEXIST: 'ya existe un archivo con ese nombre',
  ENOENT: 'la ruta no puede crearse',
};

export function reason(error: unknown): string {
  const code = fileErrorCode(error) ?? String(error);
  return REASONS[code] ?? code;
}

export function fileErrorCode(error: unknown): string | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
