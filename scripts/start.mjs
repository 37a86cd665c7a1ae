/** `npm start`: installs and builds what is missing, then is the server: one process, so a signal has one way. */
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';

endWithNpm();
await ensureInstall();
await ensureBuild();
process.setSourceMapsEnabled(true);
await import('../dist/backend/src/main.js');
