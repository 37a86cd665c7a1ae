/** `npm start`: installs and builds what is missing, then is the server: one process, so a signal has one way. */
import module from 'node:module';
import { join } from 'node:path';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ROOT } from './lib/run.mjs';

endWithNpm();
await ensureInstall();
await ensureBuild();
process.setSourceMapsEnabled(true);
// from Node 22.1 on a start finds its modules compiled by the one before it
module.enableCompileCache?.(join(ROOT, 'node_modules/.cache/compilado'));
await import('../backend/dist/backend/src/main.js');
