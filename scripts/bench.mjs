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
// The server's own flags: the raw driver, which runs in this process, has what the server has.
const flags = ['--v8-pool-size=1', '--max-semi-space-size=16'];
await must([process.execPath, ...flags, ...typescript, 'backend/bench/main.ts', ...process.argv.slice(2)]);
