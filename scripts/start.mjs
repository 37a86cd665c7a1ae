/** `npm start` builds what is missing, then becomes the server: one process, so a signal has one way. */
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
// since Node 22.1 a start reuses the modules that the one before compiled
module.enableCompileCache?.(join(ROOT, 'node_modules/.cache/compilado'));
await import('../backend/dist/backend/src/main.js');
