/** `npm run build` builds the server, with the drawing of its pages, and the screens into dist folders. */
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';

await ensureInstall();
await ensureBuild();
