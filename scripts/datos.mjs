/** `npm run datos -- exportar FILE | importar FILE | copia | comprobar FILE | comprobar --servidor`: everything out and in, and what keeps it. */
import { resolve } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';

await ensureInstall();
await ensureBuild();
process.setSourceMapsEnabled(true);
// npm runs here, but a path is relative to the folder where it was typed
const { INIT_CWD = process.cwd() } = process.env;
process.argv = process.argv.map((word, i) =>
  i > 2 && !word.startsWith('--') ? resolve(INIT_CWD, word) : word,
);
await import('../backend/dist/backend/src/herramientas/datos.js');
