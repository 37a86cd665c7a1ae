/**
 * `npm run build` builds the server and the program that draws its pages into backend/dist/, the screens into
 * frontend/dist/.
 */
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';

await ensureInstall();
await ensureBuild();
