import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { usePaginas } from './support/paginas';

const ROOT = join(__dirname, '../..');
const PACKAGE = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

const paginas = usePaginas();
let avisos: string;
const cabeceras = () => [...avisos.matchAll(/^(\S+) \S+ \([\w.-]+\)$/gm)].map(([, name]) => name);

beforeAll(async () => {
  const answer = await fetch(`${paginas.producto.url}/avisos-de-terceros.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  avisos = await answer.text();
});

it('names every package of which a script has something, as the maps of the scripts tell', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'carta-mapas-'));
  const vite = join(dirname(require.resolve('vite/package.json')), 'bin/vite.js');
  const build = [
    vite,
    'build',
    'frontend',
    '-c',
    'frontend/vite.config.mts',
    '--sourcemap',
    '--outDir',
    folder,
  ];

  await promisify(execFile)(process.execPath, build, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 2 ** 24,
  });
  const maps = readdirSync(join(folder, 'assets')).filter((file) => file.endsWith('.map'));
  const sources = maps.flatMap((file) => {
    const map = JSON.parse(readFileSync(join(folder, 'assets', file), 'utf8')) as { sources: string[] };
    return map.sources;
  });
  rmSync(folder, { recursive: true });
  const packages = new Set(sources.flatMap((file) => [...file.matchAll(PACKAGE)].at(-1)?.[1] ?? []));

  expect([...packages]).toEqual(expect.arrayContaining(['react-dom', 'zustand', 'read-excel-file']));
  expect(cabeceras()).toEqual(expect.arrayContaining([...packages]));
});

it('has the text of each licence, of a font and of what a package copied too', () => {
  expect(cabeceras()).toEqual(expect.arrayContaining(['@fontsource-variable/noto-sans-arabic', 'saxen']));
  expect(avisos).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(avisos).toContain('Copyright (c) 2017-present Nico Rehwaldt');
  for (const aviso of avisos.split(/^-{80}$/m)) expect(aviso).toMatch(/copyright/i);
});
