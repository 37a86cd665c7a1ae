/** `npm run check` runs format (outside CI only of changed files), lint, types, fences and dead code. */
import { availableParallelism } from 'node:os';
import { ensureInstall } from './lib/ensure-install.mjs';
import { giveBack } from './lib/give-back.mjs';
import { capture, tool } from './lib/run.mjs';

const isCached = process.env.CI === undefined;
/** TypeScript 7 answers in seconds; programs that use the compiler's API have TypeScript 6 beside it. */
const tsc = (project) => tool('typescript-native', '-p', project);

await ensureInstall();
const SOURCES = ['contracts', 'backend', 'frontend'];
/** The longest come first, so that none is left alone at the end. */
const CHECKS = {
  format: tool('prettier', '--check', '.', '--log-level', 'warn', ...(isCached ? ['--cache'] : [])),
  lint: tool('oxlint'),
  fences: tool('dependency-cruiser', '--config', '.dependency-cruiser.cjs', ...SOURCES),
  'first load': tool('dependency-cruiser', '--config', '.dependency-cruiser.first-load.cjs', 'frontend/src'),
  'dead code': tool('knip', '--max-issues', '0', '--treat-config-hints-as-errors'),
  'types of backend': tsc('backend'),
  'types of frontend': tsc('frontend'),
  'types of journeys': tsc('frontend/e2e'),
  'types of contracts': tsc('contracts/tsconfig.src.json'),
  'types of contracts’ tests': tsc('contracts'),
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
giveBack();
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
