/**
 * `node scripts/bare.mjs [results.json]` runs a part of the tests as a machine sees them that brings nothing: an
 * empty environment, no network but loopback, umask 077 and an ordinary user, on what root has built. Where that
 * cannot be had it says so and fails. Writes Jest's report.
 */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ensureSystem } from './lib/ensure-system.mjs';
import { capture, ROOT, run, tool } from './lib/run.mjs';

/** What hangs on a locale, a zone, a network, a folder that may be written, or who the user is. */
const SPECS = [
  'frontend/e2e/qr\\.spec',
  'backend/test/(casa/(restaurantes|dispositivos)|plataforma/(correo-sin-smtp|despliegue))\\.spec',
  'backend/src/plataforma/(config|red)/',
  'contracts/src/casa/dominio/jornada',
];
/** nobody, whom every Linux has. */
const USER = 65_534;
const PATH = [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin', '/usr/sbin', '/sbin'].join(
  ':',
);

const isRoot = process.getuid?.() === 0;
/** An ordinary user may have a network of its own where the system lets users be root of a namespace. */
const namespace = isRoot
  ? ['unshare', '--net', '--mount']
  : ['unshare', '--net', '--map-current-user', '--keep-caps'];
/** Another user may not enter every folder that root clones into, so the clone stands where all may. */
const site = isRoot ? mkdtempSync(join(tmpdir(), 'carta-bare-clone-')) : ROOT;
if (isRoot) chmodSync(site, 0o755);
const enter = isRoot ? `mount --bind '${ROOT}' '${site}' && cd '${site}' && ` : '';
const user = isRoot ? `setpriv --reuid ${USER} --regid ${USER} --clear-groups` : '';
/** `$@` comes after the shell's own name. The interface comes up while that may still be done. */
const bare = (command) => [
  ...[...namespace, 'sh', '-c'],
  `${enter}ip link set lo up && umask 077 && exec ${user} env -i "$@"`,
  ...['bare', `PATH=${PATH}`, ...command],
];

await ensureInstall();
await ensureSystem();
await ensureBuild();
await refuseUnlessBare();
const folder = mkdtempSync(join(tmpdir(), 'carta-bare-'));
if (isRoot) chownSync(folder, USER, USER);
const report = join(folder, 'results.json');
const jest = tool('jest', '--ci', '--json', `--outputFile=${report}`, '--testPathPatterns', ...SPECS).map(
  (part) => part.replace(ROOT, site),
);
const code = await run(bare(jest));
leaveSite();
const [, , results] = process.argv;
if (results && existsSync(report)) copyFileSync(report, results);
rmSync(folder, { recursive: true, force: true });
process.exit(code);

/** A part that is skipped would look like one that passed. */
async function refuseUnlessBare() {
  const look =
    'test "$(ip -o link | wc -l)" = 1 && test -r node_modules/.package-lock.json && node --version';
  const { code: seen, output } = await capture(bare(['sh', '-c', look]));
  if (seen === 0) return;
  leaveSite();
  const owner = statSync(ROOT).uid;
  console.error(
    `No bare machine can be made here:\n${output}It takes unshare, mount, ip and setpriv (util-linux, iproute2), the right to ` +
      `make a network namespace, and a clone that ${isRoot ? 'others than root' : 'this user'} may read ` +
      `(${ROOT}, of user ${owner}).`,
  );
  process.exit(1);
}

/** It is empty again: what was mounted there went with its namespace. */
function leaveSite() {
  if (isRoot) rmdirSync(site);
}
