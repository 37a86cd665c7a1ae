/**
 * `npm run check`: format, lint, types, fences and dead code, all with zero warnings. What has not changed since it
 * last passed is not read again, except where CI is set: a file's lint may depend on the types of another.
 */
import { availableParallelism } from 'node:os';
import { ensureInstall } from './lib/ensure-install.mjs';
import { capture, tool } from './lib/run.mjs';

const CACHE = 'node_modules/.cache';
const isCached = process.env.CI === undefined;
const ifCached = (...options) => (isCached ? options : []);

const tsc = (project, name) =>
  tool(
    'typescript',
    '-p',
    project,
    ...ifCached('--incremental', '--tsBuildInfoFile', `${CACHE}/tsc/${name}.json`),
  );
const eslint = (name, ...places) =>
  tool(
    'eslint',
    ...places,
    '--max-warnings=0',
    ...ifCached('--cache', '--cache-strategy=content', `--cache-location=${CACHE}/eslint/${name}`),
  );

await ensureInstall();
const SOURCES = ['contracts', 'backend', 'frontend'];
/** Longest first, so that none is left alone at the end. */
const CHECKS = {
  'lint of frontend': eslint('frontend', 'frontend', '--ignore-pattern=frontend/e2e/'),
  'lint of backend': eslint('backend', 'backend'),
  'types of backend': tsc('backend', 'backend'),
  'types of frontend': tsc('frontend', 'frontend'),
  format: tool('prettier', '--check', '.', '--log-level', 'warn', ...ifCached('--cache')),
  'lint of journeys': eslint('journeys', 'frontend/e2e'),
  'lint of the rest': eslint('rest', '.', '--ignore-pattern=backend/', '--ignore-pattern=frontend/'),
  'types of journeys': tsc('frontend/e2e', 'journeys'),
  'first load': tool('dependency-cruiser', '--config', '.dependency-cruiser.first-load.cjs', 'frontend/src'),
  fences: tool('dependency-cruiser', '--config', '.dependency-cruiser.cjs', ...SOURCES),
  'dead code': tool('knip', '--max-issues', '0', '--treat-config-hints-as-errors'),
  'types of contracts’ tests': tsc('contracts/tsconfig.spec.json', 'contracts-tests'),
  'types of contracts': tsc('contracts', 'contracts'),
};

const waiting = Object.entries(CHECKS);
const failed = [];

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command] = next;
    const started = performance.now();
    const { code, output } = await capture(command);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
    if (code === 0) continue;
    failed.push(name);
    console.log(output.trimEnd());
  }
}

await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
