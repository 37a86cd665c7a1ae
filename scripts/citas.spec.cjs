'use strict';
// Comments and pages refer to each other by name, and each name must exist.

const { readdirSync, readFileSync } = require('node:fs');
const { dirname, join, posix } = require('node:path');

const ROOT = join(__dirname, '..');
const NOT_OURS = new Set(['node_modules', 'dist', 'data', 'coverage', '.git', '.cache']);
const TEXT =
  /\.([cm]?[jt]sx?|css|html|json|jsonc|md|ya?ml)$|(Docker|Caddy)file$|\.service$|\.env\.example$|despliegue\/carta$|\/run$/;

/** The first has the patterns in it, and the other the names of everybody's packages. */
const LEFT_OUT = new Set(['scripts/citas.spec.cjs', 'package-lock.json']);

/** These were once beside the code: a reader here cannot look them up. A public standard can be found. */
const ELSEWHERE = [
  /(?<!RFC \d+ )§/,
  /\bspecification\b/i,
  /\bstyle guide\b/i,
  /\b(quality|design|ux|ecosystem) ?(\.md|§|[A-Z]\d)/i,
  /\bissue #?\d/i,
];

const PAGE = /(?<![\w/.-])(docs\/[\w/.-]+\.md)(#[\w-]+)?/g;
const LINK = /\]\(([^)\s]+)\)/g;
const DOCUMENT = /(?<![\w/.-])([\w/.-]+\.md)\b/g;
/** A page names a file from the root, or by enough of its end to be found. */
const FILE = /`((?:[\w.*-]+\/)*[\w.*-]+\.(?:[cm]?[jt]sx?|css|html|ya?ml))`/g;
const FOLDER = /`((?:contracts|backend|frontend|scripts|docs)\/[\w./-]*\/)`/g;

/** A page names a type, a function, an event or a field in this form. */
const NAME = /`@?([A-Za-z_]\w*)(?:\(…?\))?`/g;

function filesBelow(folder) {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (NOT_OURS.has(entry.name)) return [];
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

/** GitHub and editors write a heading's address in this form. */
const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const slugsOf = (text) =>
  new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading]) => slugOf(heading)));

/** A name must be in the code: pages do not make one true by saying it. */
function namesIn(tree) {
  const texts = [...tree].filter(([path]) => !path.endsWith('.md') && !LEFT_OUT.has(path));
  return new Set(texts.flatMap((named) => named.join(' ').match(/[A-Za-z_]\w*/g) ?? []));
}

/** Returns everything that `text`, the contents of `path`, names and `tree` (contents by path) lacks. */
function problemsIn(tree, path, text, names = namesIn(tree)) {
  const paths = [...tree.keys()];
  const hasHeading = (page, heading) => !heading || slugsOf(tree.get(page)).has(heading.slice(1));
  const isPage = (page, heading) => tree.has(page) && hasHeading(page, heading);
  const isNamed = (name) => {
    const end = new RegExp(`(^|/)${name.replace(/[.]/g, '\\.').replace(/\*/g, '[^/]*')}$`);
    return paths.some((other) => end.test(other));
  };
  const isLink = (target) => {
    if (/^[a-z]+:/.test(target)) return true;
    const [to, heading] = target.split(/(?=#)/);
    if (target.startsWith('#')) return hasHeading(path, target);
    const found = posix.join(dirname(path), to);
    return tree.has(found)
      ? hasHeading(found, heading)
      : paths.some((other) => other.startsWith(`${found}/`));
  };

  const problems = [];
  const look = (pattern, isGood) => {
    for (const [whole, ...parts] of text.matchAll(pattern)) if (!isGood(...parts)) problems.push(whole);
  };
  look(PAGE, isPage);
  if (path.endsWith('.md')) {
    look(LINK, isLink);
    if (path !== 'CHANGELOG.md') {
      look(FILE, isNamed);
      look(NAME, (name) => names.has(name));
      look(FOLDER, (folder) => paths.some((other) => other.startsWith(folder)));
    }
  } else {
    look(DOCUMENT, (document) => tree.has(document));
  }
  const outside = ELSEWHERE.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  return [...new Set([...problems, ...outside])].map((problem) => `${path}: ${problem}`);
}

describe('what comments and pages name', () => {
  const tree = new Map();
  beforeAll(() => {
    for (const path of filesBelow('.')) {
      tree.set(path, TEXT.test(path) ? readFileSync(join(ROOT, path), 'utf8') : '');
    }
  });

  it('is there', () => {
    const names = namesIn(tree);
    const problems = [...tree].flatMap(([path, text]) =>
      LEFT_OUT.has(path) ? [] : problemsIn(tree, path, text, names),
    );
    expect(problems).toEqual([]);
  });

  it('is looked for in every house', () => {
    for (const house of ['contracts', 'backend', 'frontend', 'scripts', 'docs']) {
      expect([...tree.keys()].some((path) => path.startsWith(`${house}/`))).toBe(true);
    }
  });
});

describe('is found out when it is', () => {
  const tree = new Map([
    ['docs/reglas.md', '# Rules\n\n## Words of forms\n'],
    ['docs/api.md', ''],
    ['backend/src/main.ts', 'export const start = 1;'],
  ]);
  const bad = (path, text) => problemsIn(tree, path, text);

  it.each([
    ['a page that is gone', 'a.ts', '// docs/normas.md', 'docs/normas.md'],
    ['a heading that is gone', 'a.ts', '/** docs/reglas.md#words */', 'docs/reglas.md#words'],
    ['a document from elsewhere', 'a.ts', '// see quality.md', 'quality.md'],
    ['a chapter of it', 'a.ts', '// (API §4)', '§'],
    ['a number of it', 'a.ts', '// quality T15', 'quality T1'],
    ['its name alone', 'a.css', '/* as the specification says */', 'specification'],
    ['a link to nothing', 'docs/api.md', '[rules](rules.md)', '](rules.md)'],
    ['a link to no heading', 'docs/api.md', '[rules](reglas.md#none)', '](reglas.md#none)'],
    ['a heading of its own that is gone', 'docs/reglas.md', '[up](#top)', '](#top)'],
    ['a file that is gone', 'docs/api.md', 'in `src/app.ts`', '`src/app.ts`'],
    ['a name that is gone', 'docs/api.md', 'calls `begin`', '`begin`'],
    ['a folder that is gone', 'docs/api.md', 'in `backend/src/pedidos/`', '`backend/src/pedidos/`'],
  ])('%s', (_what, path, text, problem) => {
    expect(bad(path, text)).toEqual([`${path}: ${problem}`]);
  });

  it.each([
    ['a page and a heading', 'a.ts', '// docs/reglas.md#words-of-forms and docs/api.md'],
    ['a name of the code', 'docs/api.md', 'calls `start` and `start(…)`'],
    ['a public standard', 'a.ts', '/** RFC 7932 §9.2 */'],
    [
      'a link, also to a place elsewhere',
      'docs/api.md',
      '[r](reglas.md#rules) [x](https://x.org) [b](../backend)',
    ],
    [
      'a file by its path, by its end, by a pattern',
      'docs/api.md',
      '`backend/src/main.ts` `main.ts` `ma*.ts`',
    ],
  ])('but not %s', (_what, path, text) => {
    expect(bad(path, text)).toEqual([]);
  });
});
