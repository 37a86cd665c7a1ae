'use strict';
// Every fence is broken on purpose, once, in a small tree of the same shape; and what is allowed stays allowed.

const { execFile } = require('node:child_process');
const { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } = require('node:fs');
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
  for (const file of [...CONFIGS, 'tsconfig.base.json', 'contracts/tsconfig.json']) {
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
    write('contracts/src/reglas/aqui.ts', 'export const titulo = document.title;\n');
    write('contracts/src/reglas/alli.ts', 'export const puerto = process.env.PORT;\n');

    const { output } = await node('typescript/bin/tsc', ['-p', join(tree, 'contracts')], ROOT);

    expect(output).toMatch(/aqui\.ts.*Cannot find name 'document'/);
    expect(output).toMatch(/alli\.ts.*Cannot find name 'process'/);
  });
});

describe('the environment', () => {
  const READER = 'export const puerto = process.env.PORT;\n';

  it('is read in backend/src/config and nowhere else', async () => {
    const [elsewhere, config] = await lint(
      ['backend/src/app.module.ts', 'backend/src/config/load-config.ts'],
      READER,
    );

    expect(elsewhere).toContain('no-restricted-properties');
    expect(config).not.toContain('no-restricted-properties');
  });
});

describe('an estado', () => {
  const ASKED_ELSEWHERE = "export const isHecho = (estado: string) => estado === 'listo';\n";

  it('is compared in contracts/src/dominio and nowhere else', async () => {
    const [elsewhere, dominio] = await lint(
      ['frontend/src/shared/paths.ts', 'contracts/src/dominio/estado-linea.ts'],
      ASKED_ELSEWHERE,
    );

    expect(elsewhere).toContain('no-restricted-syntax');
    expect(dominio).not.toContain('no-restricted-syntax');
  });
});

function write(path, text) {
  const file = join(tree, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Packages of the same names with nothing inside, and the workspace as npm links it. */
function installPackages() {
  for (const name of INSTALLED) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, 'module.exports = {};\n');
  }
  cpSync(join(ROOT, 'contracts/package.json'), join(tree, 'contracts/package.json'));
  mkdirSync(join(tree, 'node_modules/@carta'), { recursive: true });
  symlinkSync('../../contracts', join(tree, 'node_modules/@carta/contracts'), 'junction');
}

/** Every violation as `{ rule, from, to }`, `to` being the file or package at the end of it. */
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

const LINTER = `
  import { ESLint } from 'eslint';
  const [text, ...files] = process.argv.slice(1);
  const eslint = new ESLint();
  const broken = [];
  for (const filePath of files) {
    const [{ messages }] = await eslint.lintText(text, { filePath });
    broken.push(messages.map(({ ruleId }) => ruleId));
  }
  console.log(JSON.stringify(broken));
`;

/** The rules that each of these files of ours would break, if this were its text. */
async function lint(files, text) {
  const { output } = await run(['--input-type=module', '-e', LINTER, text, ...files], ROOT);
  return JSON.parse(output);
}

/** Runs an installed tool; a tool that finds something ends with an error, which is what we want to read. */
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
