/**
 * `npm run test:operar [-- walk …]` walks the ways of docs/operar.md as whoever follows it would, all of them
 * or those that are named. Some want Debian and root: they make bare systems. A walk is a file of
 * `scripts/operar` that exports its `name` and `walk(step)`.
 */
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { createSteps } from './lib/steps.mjs';
import * as ajustes from './operar/ajustes.mjs';
import * as compose from './operar/compose.mjs';
import * as contenedor from './operar/contenedor.mjs';
import * as paquete from './operar/paquete.mjs';
import * as relevo from './operar/relevo.mjs';
import * as secretos from './operar/secretos.mjs';

const WALKS = [ajustes, secretos, paquete, contenedor, compose, relevo];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !WALKS.some((one) => one.name === name));
if (unknown.length > 0) {
  console.error(
    `No such walk: ${unknown.join(', ')}. There are: ${WALKS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

await ensureInstall();
await ensureBuild();
const { step, finish } = createSteps();
for (const { name, walk } of WALKS.filter((one) => names.length === 0 || names.includes(one.name))) {
  console.log(`\n${name}`);
  // a step that failed has been reported; the other walks do not hang on it
  await walk(step).catch((error) => console.log(error.stack));
}
finish();
