import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './run.mjs';

const DIST = 'backend/dist';
const SOURCE = /(?<!\.spec|\.d)\.ts$/;

/** Where Nest's own tools look for the server, and what it reads beside its code. */
const { sourceRoot, compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'nest-cli.json'), 'utf8'));
const READ = compilerOptions.assets.map((asset) => join(sourceRoot, asset));

export const SERVER_SOURCES = [sourceRoot, 'contracts/src'];

const OPTIONS = {
  swcrc: false,
  sourceMaps: true,
  module: { type: 'commonjs' },
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
    baseUrl: join(ROOT, 'backend'),
    paths: { '@carta/contracts': ['../contracts/src/index.ts'] },
  },
};

/** Compiles the server into backend/dist. @throws with what the compiler says */
export async function buildServer() {
  const files = SERVER_SOURCES.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((name) => join(folder, name)),
  );
  await Promise.all(files.filter(isSource).map(compile));
  for (const place of READ) cpSync(join(ROOT, place), join(ROOT, DIST, place), { recursive: true });
}

export const isSource = (file) => SOURCE.test(file);

/** Compiles one file, by its path from the repository's folder. */
export async function compile(file) {
  const { transformFile } = await import('@swc/core');
  const target = join(ROOT, DIST, file.replace(/ts$/, 'js'));
  const source = relative(dirname(target), join(ROOT, file));
  const { code, map } = await transformFile(join(ROOT, file), { ...OPTIONS, sourceFileName: source });
  mkdirSync(dirname(target), { recursive: true });
  const mapFile = `${target}.map`;
  writeFileSync(mapFile, map);
  writeFileSync(target, `${code}\n//# sourceMappingURL=${mapFile.slice(mapFile.lastIndexOf('/') + 1)}`);
}
