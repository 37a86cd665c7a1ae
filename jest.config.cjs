'use strict';

const { availableParallelism } = require('node:os');
const { giveHarness } = require('./scripts/lib/harness.cjs');

giveHarness(process.env);

const swc = (jsc) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: { target: 'es2023', keepClassNames: true, ...jsc },
  },
];

// Below Node 24.9 Jest can neither require() an ES module nor run import() left in CommonJS code, so the
// packages that ship only ES modules (or call import()) are turned into CommonJS like the project's own code.
const toCommonJs = [
  '@nestjs/[^/]+',
  'mongodb',
  'cookie',
  'content-disposition',
  '@fastify/cookie',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer/[^/]+',
  '@borewit/[^/]+',
  'lucide-react',
].join('|');

const base = {
  rootDir: __dirname,
  transform: {
    '\\.ts$': swc({
      parser: { syntax: 'typescript', decorators: true, dynamicImport: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    }),
    '\\.tsx$': swc({
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', importSource: '@carta/frontend' } },
    }),
    '\\.m?js$': swc({ parser: { syntax: 'ecmascript' } }),
  },
  // the first group reaches packages nested in another package's node_modules
  transformIgnorePatterns: [`/node_modules/(?!(.+/node_modules/)?(${toCommonJs})/)`],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  modulePathIgnorePatterns: ['<rootDir>/backend/dist/', '<rootDir>/frontend/dist/', '<rootDir>/data/'],
};

const mongo = {
  globalSetup: '<rootDir>/backend/test/support/mongo-setup.cjs',
  globalTeardown: '<rootDir>/backend/test/support/mongo-teardown.cjs',
};

/**
 * `npm run test:largas`, not `npm test`: rounds of minutes, and what walks every route or screen, races, crowds,
 * waits for real clocks or plays a model a hundred thousand times. The name says it, `permisos.larga.spec.ts`, so that
 * a spec stays beside what it tests.
 */
const RONDAS = '/(backend/test|frontend/e2e)/caos/';
const LARGAS = '\\.larga\\.spec\\.ts$';
const toLargas = (globs) => globs.map((glob) => glob.replace('*.spec.ts', '*.larga.spec.ts'));

/** The rules of both sides, which need nothing else. */
const RULES = ['<rootDir>/contracts/**/*.spec.ts'];

/** The product is loaded once per worker, not once per spec. */
const sharedModules = {
  runtime: '<rootDir>/backend/test/jest/runtime.cjs',
  testEnvironment: '<rootDir>/backend/test/jest/environment.cjs',
};

/** What has the test database at hand: the server over real HTTP and sockets, and what speaks to MongoDB or starts it. */
const server = {
  ...base,
  ...mongo,
  ...sharedModules,
};
const SERVER_SPECS = [
  '<rootDir>/backend/test/**/*.spec.ts',
  '<rootDir>/backend/src/{arranque,plataforma/base-datos}/**/*.spec.ts',
];

/** People's journeys in a real browser, all with the one product of `comun-setup.ts`. */
const journeys = {
  ...base,
  ...sharedModules,
  globalSetup: '<rootDir>/frontend/e2e/support/comun-setup.ts',
  globalTeardown: '<rootDir>/frontend/e2e/support/comun-teardown.ts',
};
const JOURNEYS = ['<rootDir>/frontend/e2e/**/*.spec.ts'];

/**
 * The stores and rules of the screens. To make a page and to load React for each file takes longer than most of them:
 * a store that needs a window says so in its first line, with `@jest-environment jsdom`.
 */
const stores = {
  ...base,
  setupFiles: ['<rootDir>/frontend/test/jsdom-globals.cjs'],
  moduleNameMapper: { '\\.css$': '<rootDir>/frontend/test/style.cjs' },
};

/** The screens, in a page without a browser. */
const screens = {
  ...stores,
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/frontend/test/setup.ts'],
};

module.exports = {
  // two more than there are cores: a journey waits for its browser, and a board for its latido
  maxWorkers: availableParallelism() + 2,
  // a worker that is started again loads the product again
  workerIdleMemoryLimit: '1GB',
  // bounds a failure, not a promise: the machine may be busy
  testTimeout: 900_000,
  testSequencer: '<rootDir>/scripts/lib/spec-order.cjs',
  reporters: ['default', '<rootDir>/scripts/lib/progress-reporter.cjs'],
  projects: [
    {
      rootDir: __dirname,
      displayName: 'herramientas',
      testMatch: ['<rootDir>/scripts/**/*.spec.cjs'],
      transform: {},
    },
    {
      ...base,
      displayName: 'contracts',
      testMatch: RULES,
      testPathIgnorePatterns: [LARGAS],
    },
    { ...base, displayName: 'contracts-largas', testMatch: toLargas(RULES) },
    {
      ...base,
      ...sharedModules,
      displayName: 'backend',
      testMatch: ['<rootDir>/backend/src/**/*.spec.ts'],
      testPathIgnorePatterns: ['/backend/src/(arranque|plataforma/base-datos)/'],
    },
    {
      ...server,
      displayName: 'servidor',
      testMatch: SERVER_SPECS,
      testPathIgnorePatterns: [RONDAS, LARGAS],
    },
    {
      ...server,
      displayName: 'servidor-largas',
      testMatch: toLargas(SERVER_SPECS),
      testPathIgnorePatterns: [RONDAS],
    },
    {
      ...server,
      displayName: 'caos',
      testMatch: ['<rootDir>/{backend/test,frontend/e2e}/caos/**/*.spec.ts'],
    },
    { ...stores, displayName: 'frontend', testMatch: ['<rootDir>/frontend/{src,test}/**/*.spec.ts'] },
    { ...screens, displayName: 'pantallas', testMatch: ['<rootDir>/frontend/{src,test}/**/*.spec.tsx'] },
    {
      ...journeys,
      displayName: 'e2e',
      testMatch: JOURNEYS,
      testPathIgnorePatterns: [RONDAS, LARGAS],
    },
    {
      ...journeys,
      displayName: 'e2e-largas',
      testMatch: toLargas(JOURNEYS),
      testPathIgnorePatterns: [RONDAS],
    },
  ],
};
