/** `npm run bench [-- options]` measures the built product against its own limits. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureSystem } from './lib/ensure-system.mjs';
import { must, ROOT } from './lib/run.mjs';

endWithNpm();
await ensureInstall();
await ensureSystem();
await ensureBuild();
const typescript = ['--require', './backend/test/support/mongo-typescript.cjs'];
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
// The raw driver runs in this process, so it gets the same flags as the server.
const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'));
await must([process.execPath, ...flags, ...typescript, 'backend/bench/main.ts', ...process.argv.slice(2)]);
