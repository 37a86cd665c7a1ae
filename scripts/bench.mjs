/** `npm run bench [-- options]`: measures the built product against its own limits. */
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureSystem } from './lib/ensure-system.mjs';
import { must } from './lib/run.mjs';

endWithNpm();
await ensureInstall();
await ensureSystem();
await ensureBuild();
const typescript = ['--require', './backend/test/support/mongo-typescript.cjs'];
// as CLIENTE in backend/bench/support/helper-process.ts: what measures leaves the cores to what it measures
const quiet = [
  '--single-threaded-gc',
  '--v8-pool-size=1',
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
];
await must([process.execPath, ...quiet, ...typescript, 'backend/bench/main.ts', ...process.argv.slice(2)]);
