/** `npm run cuenta -- <email> <normal|premium|admin>` changes the plan of an account. */
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';

await ensureInstall();
await ensureBuild();
process.setSourceMapsEnabled(true);
await import('../backend/dist/backend/src/herramientas/cuenta.js');
