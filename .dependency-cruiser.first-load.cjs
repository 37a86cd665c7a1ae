'use strict';
/*
 * What a diner's phone downloads before the carta can be read: everything that main and the carta's
 * pages import, directly or not, except what they import() later. Types weigh nothing.
 */

const FROM = {
  path: '^frontend/src/(main|comensal/mesa/Menu.*)\\.tsx$',
  pathNot: '\\.spec\\.tsx$',
};

const { options } = require('./.dependency-cruiser.cjs');

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'first-load-is-light',
      comment:
        'Sockets, sheets and measures come after the carta, by import(): the first load has a budget of 110 KB.',
      severity: 'error',
      from: FROM,
      to: { path: 'node_modules/(socket\\.io-client|@base-ui/react|web-vitals)/', reachable: true },
    },
    {
      name: 'first-load-by-its-own-doors',
      comment:
        'What an index offers comes with it: of contracts the diner’s door is @carta/contracts/comensal, of the screens’ addresses paths-comensal, and each drawing is imported by its own path.',
      severity: 'error',
      from: FROM,
      to: {
        path: '^contracts/src/index\\.ts$|^frontend/src/shared/paths\\.ts$|node_modules/lucide-react/dist/(cjs|esm)/lucide-react\\.',
        reachable: true,
      },
    },
  ],
  options: {
    ...options,
    exclude: { ...options.exclude, dynamic: true },
    tsPreCompilationDeps: false,
  },
};
