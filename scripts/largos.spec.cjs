'use strict';
// Whoever opens a file of more than 200 lines reads first why it is not two.

const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '..');
const MAX = 200;
const OURS = /^(?!.*(?:node_modules|dist)\/).*\.(?:tsx?|mts|mjs|cjs|css)$/;

const files = ['contracts', 'backend', 'frontend', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((path) => join(folder, path))
    .filter((path) => OURS.test(path)),
);

/** A line that names Jest's environment has to be the first. */
const saysWhy = (lines) =>
  lines.slice(0, 2).some((line) => /^(?:\/\/|\/\*\*?) Longer than most: \S/.test(line));

it(`a file of more than ${MAX} lines says why in its head`, () => {
  const silent = files.filter((file) => {
    const lines = readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n');
    return lines.length > MAX && !saysWhy(lines);
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect(silent).toEqual([]);
});
