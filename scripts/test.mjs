/**
 * `npm test` and `npm run test:rapido`, `test:largas` and `test:caos`, each with `-- Jest's options`. Tests run even when a
 * check fails, so that one run tells everything.
 */
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureSystem } from './lib/ensure-system.mjs';
import { run, tool } from './lib/run.mjs';

/** What walks every route and screen, races, crowds, waits for real clocks or takes minutes. */
const LARGAS = ['servidor-largas', 'e2e-largas', 'caos'];

const SUITES = {
  /** The checks, then every test but the long ones: units, screens, server over real HTTP and sockets, journeys in a real browser. */
  todo: { jest: ['--ignoreProjects', ...LARGAS], isChecked: true, isBuilt: true },
  /** Units and contracts: neither a server, a screen nor a browser, so nothing to build. */
  rapido: { jest: ['--selectProjects', 'contracts', 'backend', 'frontend'] },
  /** All that `npm test` leaves out. */
  largas: { jest: ['--selectProjects', ...LARGAS], isBuilt: true },
  /** Of those the faults: killed processes, broken databases and networks, restarts in the middle of a service. */
  caos: { jest: ['--selectProjects', 'caos'], isBuilt: true },
};

const [suite, ...options] = process.argv.slice(2);
const { jest, isChecked, isBuilt } = SUITES[suite];

endWithNpm();
await ensureInstall();
if (isBuilt) await ensureSystem();
const checks = isChecked ? await run([process.execPath, 'scripts/check.mjs']) : 0;
if (isBuilt) await ensureBuild();
const tests = await run(tool('jest', ...jest, '--ci', ...options));
if (checks !== 0) console.error('\nThe checks failed: see above, or run `npm run check`.');
if (suite === 'todo') console.log('The long tests are in `npm run test:largas`.');
process.exit(checks || tests);
