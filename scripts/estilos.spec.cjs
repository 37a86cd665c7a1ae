'use strict';
// A component and its sheet refer to each other by names that no type checks, so this spec does.

const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');

const ROOT = join(__dirname, '..');
const SOURCES = join(ROOT, 'frontend/src');
const SHEET = /import (\w+) from '(\.[^']+\.module\.css)'/g;

const files = readdirSync(SOURCES, { recursive: true }).map((path) => join(SOURCES, path));
const read = (file) => readFileSync(file, 'utf8');
const namesIn = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];

/** Returns every class that a component takes from a sheet without that class. */
function missingClasses(components) {
  return components.flatMap((file) => {
    const code = read(file);
    return [...code.matchAll(SHEET)].flatMap(([, name, path]) => {
      const sheet = join(dirname(file), path);
      const classes = new Set(existsSync(sheet) ? namesIn(read(sheet), /\.([A-Za-z]\w*)/g) : []);
      const used = namesIn(code.replace(SHEET, ''), new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
      return used.filter((each) => !classes.has(each)).map((each) => `${relative(ROOT, file)}: ${each}`);
    });
  });
}

/** The screens' libraries set these by themselves. */
const OF_LIBRARIES =
  /^(base-ui|starting-style|ending-style|swip|limited|nested|open|closed|popup|checked|pressed)/;

/** Returns every `[data-…]` of a sheet that no component sets. */
function missingData(sheets, code) {
  const isSet = (name) => new RegExp(`data-${name}(?![\\w-])|dataset\\.${name}\\b`).test(code);
  return sheets.flatMap((file) =>
    namesIn(read(file), /\[data-([\w-]+)/g)
      .filter((name) => !OF_LIBRARIES.test(name) && !isSet(name))
      .map((name) => `${relative(ROOT, file)}: data-${name}`),
  );
}

const OF_PRINT = /@media print[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;
const OF_ALL_THE_PAGE = /(?::root|html|body)\b\)?[^\s,{>+~]*:has\(/;

/**
 * With one rule that looks anywhere in the page, a browser styles the root again whenever any element comes
 * or goes (frontend/src/shared/lib/pie.ts).
 */
function askingOfAllThePage(sheets) {
  return sheets
    .filter((file) => OF_ALL_THE_PAGE.test(read(file).replace(OF_PRINT, '')))
    .map((file) => relative(ROOT, file));
}

/** A `:has()` of its own asks of every element: one that comes with what is asked for has all beside it styled anew. */
const askingOfAnything = (sheets) =>
  sheets.filter((file) => /(?:^|[\s>+~,]):has\(/m.test(read(file))).map((file) => relative(ROOT, file));

/** Queries of a width or a height need a name (frontend/src/styles/medidas.ts). */
const unnamedMedidas = (sheets) =>
  sheets.flatMap((file) =>
    namesIn(read(file), /@media ([^{]*\d[^{]*) \{/g).map((query) => `${relative(ROOT, file)}: ${query}`),
  );

const TRAZADO = new RegExp(
  `^(?:${[
    'display: (?:grid|flex|inline-flex)',
    'gap: var\\(--espacio-\\d\\)',
    'flex-wrap: wrap',
    'align-items: center',
    'justify-content: space-between',
    'text-align: center',
    'min-width: 0',
    'flex: (?:1|none)',
    'color: var\\(--color-tinta-suave\\)',
    'font-size: var\\(--letra-\\w+\\)',
    'font-weight: var\\(--peso-(?:fuerte|medio)\\)',
    'line-height: 1.3',
  ].join('|')})$`,
);

/** A component takes a class and no data of the page. */
const isOfComponent = (sheet, name) =>
  readdirSync(dirname(sheet))
    .filter((path) => path.endsWith('.tsx'))
    .some((path) =>
      new RegExp(`<[A-Z]\\w*\\s[^<>]*\\{css\\.${name}\\}`).test(read(join(dirname(sheet), path))),
    );

/** Returns every rule that says, of a class of its own, no more than the classes of styles/trazado.css do. */
const layoutAlone = (sheets) =>
  sheets.flatMap((file) => {
    const sheet = read(file);
    return [...sheet.matchAll(/(?<!,\n)^\.(\w+) \{\n((?: {2}[^{}\n]+;\n)+)\}/gm)]
      .filter(([, name]) => sheet.match(new RegExp(`\\.${name}\\b`, 'g')).length === 1)
      .filter(([, , body]) => {
        const said = body.split('\n').flatMap((line) => line.trim().slice(0, -1) || []);
        const isBox = said.some((each) => each.startsWith('display'));
        const isSpaced = said.some((each) => each.startsWith('gap'));
        return said.every((each) => TRAZADO.test(each)) && isBox === isSpaced;
      })
      .filter(([, name]) => !isOfComponent(file, name))
      .map(([, name]) => `${relative(ROOT, file)}: .${name}`);
  });

const components = files.filter((file) => /(?<!\.spec)\.tsx$/.test(file));
const sheets = files.filter((file) => file.endsWith('.css'));

it('has every class that a component names', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(missingClasses(components)).toEqual([]);
});

it('waits for no data attribute that nobody sets', () => {
  const code = files.filter((file) => /\.tsx?$/.test(file)).map(read);
  expect(sheets.length).toBeGreaterThan(100);
  expect(missingData(sheets, code.join('\n'))).toEqual([]);
});

it('asks of no page, but on paper, what is anywhere in it', () => {
  expect(askingOfAllThePage(sheets)).toEqual([]);
});

it('asks what is in an element only of those that it names', () => {
  expect(askingOfAnything(sheets)).toEqual([]);
});

it('tells nobody to type a command', () => {
  const escrito = files.filter((file) => /(?<!\.spec)\.tsx?$/.test(file));
  expect(escrito.filter((file) => /\b(npm run|npx|sudo|docker compose) [a-z-]/.test(read(file)))).toEqual([]);
});

it('asks about measures by their names', () => {
  expect(unnamedMedidas(sheets)).toEqual([]);
});

it('has no rule that says what a class of all screens says', () => {
  expect(layoutAlone(sheets.filter((file) => file.endsWith('.module.css')))).toEqual([]);
});
