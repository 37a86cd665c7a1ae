/**
 * `npm test [-- Jest's options]`: the checks, then every test: units, server over real HTTP and
 * sockets, journeys in a real browser. Tests run even when a check fails, so that one run tells everything.
 */
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureSystem } from './lib/ensure-system.mjs';
import { run, tool } from './lib/run.mjs';

endWithNpm();
await ensureInstall();
await ensureSystem();
const checks = await run([process.execPath, 'scripts/check.mjs']);
await ensureBuild();
const tests = await run(tool('jest', '--ci', ...process.argv.slice(2)));
if (checks !== 0) console.error('\nThe checks failed: see above, or run `npm run check`.');
process.exit(checks || tests);
