import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../support/product';
import { atMost, kilobytes } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';

const DIST = join(ROOT, 'frontend/dist');

/** A diner's route starts from the page's own script, and from its screen where that is a separate chunk. */
const ROOTS = ['index.html', 'src/app/pages/MenuPorMesaPage.tsx'];

interface Chunk {
  file: string;
  /** The browser loads these before it runs the chunk. */
  imports?: string[];
}

/** A phone fetches this much JavaScript before the carta can be read. */
export function measureBundle(): Promise<Result> {
  tell('first-load JavaScript');
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const files = firstLoad(manifest).map((file) => ({ file, bytes: gzipped(file) }));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const what = "First-load JavaScript of a diner's route, gzip";
  const list = files.map(({ file, bytes }) => `\`${file}\` ${kilobytes(bytes)}`).join(', ');
  return Promise.resolve({
    rows: [{ what, ours: kilobytes(total), value: total / 1000, goal: atMost(110, ' KB') }],
    notes: [`First-load JavaScript: ${list}.`],
  });
}

function firstLoad(manifest: Readonly<Record<string, Chunk>>): string[] {
  const files = new Set<string>();
  const waiting = ROOTS.filter((root) => root in manifest);
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) continue;
    files.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...files];
}

function gzipped(file: string): number {
  return gzipSync(readFileSync(join(DIST, file))).length;
}
