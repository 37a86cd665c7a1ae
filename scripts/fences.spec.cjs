'use strict';
// Every fence is broken on purpose, once, in a small tree of the same shape; and what is allowed stays
// allowed.

const { execFile } = require('node:child_process');
const {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} = require('node:fs');
const { tmpdir } = require('node:os');
const { dirname, join } = require('node:path');
const { CASES, ALLOWED, INSTALLED } = require('./fences.cases.cjs');
const fences = require('../.dependency-cruiser.cjs');
const firstLoad = require('../.dependency-cruiser.first-load.cjs');

const ROOT = join(__dirname, '..');
const CONFIGS = ['.dependency-cruiser.cjs', '.dependency-cruiser.first-load.cjs'];

let tree;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'fences-'));
  for (const file of [...CONFIGS, 'tsconfig.base.json', 'contracts/tsconfig.src.json']) {
    cpSync(join(ROOT, file), join(tree, file));
  }
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('the import fences', () => {
  let violations;
  beforeAll(async () => {
    installPackages();
    const files = [...CASES, ...ALLOWED].flatMap((each) => Object.entries(each.files));
    for (const [path, text] of files) write(path, text);
    violations = (await Promise.all(CONFIGS.map(cruise))).flat();
  });

  it.each(CASES)('$rule: $breaks', ({ rule, from, to }) => {
    expect(violations).toContainEqual({ rule, from, to });
  });

  it.each(ALLOWED)('allow $allows', ({ files }) => {
    const broken = violations.filter(({ from }) => from in files);
    expect(broken).toEqual([]);
  });

  it('have each a case here, and each a reason', () => {
    const rules = [...fences.forbidden, ...firstLoad.forbidden];
    expect(rules.map(({ name }) => name).sort()).toEqual([...new Set(CASES.map(({ rule }) => rule))].sort());
    expect(rules.filter(({ comment }) => !comment)).toEqual([]);
  });
});

describe('contracts', () => {
  it('know neither the browser nor Node: their types do not compile there', async () => {
    write('contracts/src/plataforma/reglas/aqui.ts', 'export const titulo = document.title;\n');
    write('contracts/src/plataforma/reglas/alli.ts', 'export const puerto = process.env.PORT;\n');

    const { output } = await node(
      'typescript-native/bin/tsc',
      ['-p', join(tree, 'contracts/tsconfig.src.json')],
      ROOT,
    );

    expect(output).toMatch(/aqui\.ts.*Cannot find name 'document'/);
    expect(output).toMatch(/alli\.ts.*Cannot find name 'process'/);
  });
});

describe('the environment', () => {
  const READER = 'export const puerto = process.env.PORT;\n';

  it('is read in plataforma/config and nowhere else', async () => {
    const [elsewhere, config] = await lint(
      ['backend/src/arranque/app.module.ts', 'backend/src/plataforma/config/load-config.ts'],
      READER,
    );

    expect(elsewhere).toContain('eslint(no-restricted-properties)');
    expect(config).not.toContain('eslint(no-restricted-properties)');
  });
});

describe('an estado', () => {
  const ASKED_ELSEWHERE = "export const isHecho = (estado: string) => estado === 'listo';\n";

  it('is compared in the dominio of contracts and nowhere else', async () => {
    const [elsewhere, dominio] = await lint(
      ['frontend/src/shared/paths.ts', 'contracts/src/servicio/dominio/linea/estado-linea.ts'],
      ASKED_ELSEWHERE,
    );

    expect(elsewhere).toContain('eslint-js(no-restricted-syntax)');
    expect(dominio).not.toContain('eslint-js(no-restricted-syntax)');
  });
});

describe('an instant', () => {
  const BY_THE_DEVICE =
    "export const hora = (en: Date) => new Intl.DateTimeFormat('es').format(en) + en.getHours() + en.toLocaleTimeString();\n";

  it('is taken apart and written by the clock of a place', async () => {
    const [elsewhere, husos] = await lint(
      ['frontend/src/shared/paths.ts', 'contracts/src/plataforma/dominio/husos.ts'],
      BY_THE_DEVICE,
    );

    expect(elsewhere.filter((code) => code === 'eslint-js(no-restricted-properties)')).toHaveLength(3);
    expect(husos).not.toContain('eslint-js(no-restricted-properties)');
  });

  it('is never made of the numbers of a device’s calendar', async () => {
    const [elsewhere] = await lint(
      ['backend/src/arranque/app.module.ts'],
      'export const navidad = new Date(2026, 11, 25);\n',
    );

    expect(elsewhere).toContain('eslint-js(no-restricted-syntax)');
  });
});

describe('a piece that is loaded later', () => {
  it.each([
    "import { lazy } from 'react';\nexport const Hoja = lazy;\n",
    "import * as React from 'react';\nexport const Hoja = React.lazy;\n",
    "import React from 'react';\nexport const Hoja = React.lazy;\n",
  ])('is made by perezoso, with a place to fail in: %j', async (text) => {
    const [screen] = await lint(['frontend/src/piso/ui/HojaCerrar.tsx'], text);

    expect(screen).toContain('eslint-js(no-restricted-imports)');
  });
});

function write(path, text) {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The packages have the same names but are empty; the workspace is linked as npm does. */
function installPackages() {
  for (const name of INSTALLED) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  // a whole project's types are missing here, so the rules that need them are off
  const rules = readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8');
  writeFileSync(join(tree, '.oxlintrc.json'), rules.replace('"typeAware": true', '"typeAware": false'));
  const plugin = 'node_modules/oxlint-plugin-eslint';
  symlinkSync(join(ROOT, plugin), join(tree, plugin), 'junction');
  cpSync(join(ROOT, 'contracts/package.json'), join(tree, 'contracts/package.json'));
  mkdirSync(join(tree, 'node_modules/@carta'), { recursive: true });
  symlinkSync('../../contracts', join(tree, 'node_modules/@carta/contracts'), 'junction');
}

/** Returns every violation as `{ rule, from, to }`, `to` being the file or package at its end. */
async function cruise(config) {
  const bin = 'dependency-cruiser/bin/dependency-cruise.mjs';
  const args = ['--config', config, '--output-type', 'json', 'contracts', 'backend', 'frontend'];
  const { output } = await node(bin, args, tree);
  return JSON.parse(output).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to: to.replace(/^node_modules\/(.+)\/index\.js$/, '$1'),
  }));
}

/** Returns the rules that each file would break if it had this text. */
async function lint(files, text) {
  for (const file of files) write(file, text);
  const { output } = await node('oxlint/bin/oxlint', ['--format', 'json', ...files], tree);
  const { diagnostics } = JSON.parse(output);
  return files.map((file) => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code));
}

/** A tool that finds something ends with an error, which is what is read here. */
function node(bin, args, cwd) {
  return run([join(ROOT, 'node_modules', bin), ...args], cwd);
}

function run(args, cwd) {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 2 ** 26 }, (_error, stdout, stderr) =>
      resolve({ output: stdout || stderr }),
    );
  });
}
