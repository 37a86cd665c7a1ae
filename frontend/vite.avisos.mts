import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FILE = 'avisos-de-terceros.txt';
const PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const TEXT = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;
const RULE = '-'.repeat(80);

/** Packages with a copy of another among their own modules, so that no module bears the other's name. */
const COPIED: Readonly<Record<string, string>> = { 'read-excel-file': 'saxen' };

/** Writes what the licences ask to go along: of each package with a module in the scripts, or a file beside them. */
export const avisos: Plugin = {
  name: 'avisos-de-terceros',
  apply: 'build',
  generateBundle(_, files) {
    const modules = Object.values(files).flatMap((file) =>
      file.type === 'chunk'
        ? file.moduleIds
        : file.originalFileNames.map((name) => join(import.meta.dirname, name)),
    );
    const folders = new Set(modules.flatMap((id) => foldersOf(id)));
    const notices = [...folders].map((folder) => noticeOf(folder)).sort();
    this.emitFile({ type: 'asset', fileName: FILE, source: notices.join(`\n${RULE}\n\n`) });
  },
};

function foldersOf(id: string): string[] {
  const folder = PACKAGE.exec(id)?.[1];
  if (folder === undefined) return [];
  const copied = COPIED[folder.slice(folder.lastIndexOf('/node_modules/') + '/node_modules/'.length)];
  return copied === undefined ? [folder] : [folder, join(folder, '..', copied)];
}

/** @throws when the package brings no text of its licence: it is then to be found and written down. */
function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >;
  const texts = readdirSync(folder)
    .filter((file) => TEXT.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  if (texts.length === 0) throw new Error(`${name} ${version} (${license}) brings no text of its licence`);
  return [`${name} ${version} (${license})`, ...texts, ''].join('\n\n');
}
