/**
 * `npm test` and `npm run test:rapido`, `test:largas` and `test:caos` take `-- Jest's options`. Tests run
 * even when a check fails, so that one run shows everything.
 */
import { availableParallelism } from 'node:os';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureSystem, FOR_LARGAS } from './lib/ensure-system.mjs';
import { giveBack } from './lib/give-back.mjs';
import { run, tool } from './lib/run.mjs';

/** These walk every route and screen, race, crowd, wait for real clocks or take minutes. */
const LARGAS = ['contracts-largas', 'servidor-largas', 'e2e-largas', 'caos'];

const SUITES = {
  /** The checks come first, then every test but the long ones. */
  todo: { jest: ['--ignoreProjects', ...LARGAS], isChecked: true, isBuilt: true },
  /** Units need no server, screen or browser, so nothing is built. */
  rapido: { jest: ['--selectProjects', 'contracts', 'backend', 'frontend'] },
  /** `npm test` leaves all of these out. Most of them wait: with one worker more than the rest they take a sixth less. */
  largas: {
    jest: ['--selectProjects', ...LARGAS],
    workers: availableParallelism() + 3,
    isBuilt: true,
    programs: FOR_LARGAS,
  },
  /** The faults are killed processes, broken databases and networks, and restarts during a service. */
  caos: { jest: ['--selectProjects', 'caos'], isBuilt: true },
};

const [suite, ...options] = process.argv.slice(2);
const { jest, workers, isChecked, isBuilt, programs } = SUITES[suite];
const isTold = options.some((option) => /^(-i|--runInBand|-w|--maxWorkers)\b/.test(option));
const conWorkers = workers && !isTold ? ['--maxWorkers', String(workers)] : [];

endWithNpm();
await ensureInstall();
if (isBuilt) await ensureSystem(programs);
const checks = isChecked ? await run([process.execPath, 'scripts/check.mjs']) : 0;
if (isBuilt) await ensureBuild();
const tests = await run(tool('jest', ...jest, ...conWorkers, '--ci', ...options));
giveBack();
if (checks !== 0) console.error('\nThe checks failed: see above, or run `npm run check`.');
if (suite === 'todo') console.log('The long tests are in `npm run test:largas`.');
process.exit(checks || tests);
