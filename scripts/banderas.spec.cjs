'use strict';
// What V8 is told is written wherever the server is started, and wherever it is measured.

const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..');
const BANDERA = /--(?:v8|max-semi)-[a-z-]+=\d+/g;

const flagsOf = (line) => line.match(BANDERA) ?? [];
const lineWith = (path, start) =>
  readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .find((line) => line.trim().startsWith(start)) ?? '';

describe('the flags of the server', () => {
  it.each([
    ['Dockerfile', 'CMD ["node", "--'],
    ['scripts/bench.mjs', 'const flags ='],
    ['backend/bench/support/product.ts', 'const FLAGS ='],
  ])('are in %s those of npm start', (path, start) => {
    const deInicio = flagsOf(lineWith('package.json', '"start"'));

    expect(deInicio).not.toEqual([]);
    expect(flagsOf(lineWith(path, start))).toEqual(deInicio);
  });
});
