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
await must([process.execPath, ...typescript, 'backend/bench/main.ts', ...process.argv.slice(2)]);
