import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { makeDebian, unmountDebian } from '../lib/debian.mjs';
import { startMail } from '../lib/mail.mjs';
import { startProduct } from '../lib/product.mjs';
import { output, ROOT } from '../lib/run.mjs';
import { walkWholeHouse } from '../lib/whole-house.mjs';

export const name = 'paquete';

const PAGE = join(ROOT, 'docs/operar.md');
const HEADING = '## The machine behind the bar';
const UNIT = 'etc/systemd/system/carta.service';
const PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** The archive on a bare Debian 12, by the page's own commands, and then as systemd would start its unit. */
export async function walk(step) {
  const folder = mkdtempSync(join(tmpdir(), 'carta-paquete-'));
  const root = join(folder, 'debian');
  const mail = await startMail();
  try {
    const archive = await step('the archive is made', makeArchive);
    await step('a bare Debian 12', () => makeRoot(root));
    await step('the commands of the page install it', () => install(root, archive));
    await step('another version, by the commands of the page', () => upgrade(root));
    await step('systemd finds nothing wrong in its unit', () => verifyUnit(root));
    const unit = readUnit(root);
    await furnish(root, unit, mail);
    await walkWholeHouse(step, mail, {
      start: (house) => start(root, unit, house),
      run: (house, ...words) =>
        output(
          inRoot(
            root,
            unit.User,
            [],
            `cd ${homeOf(unit, house)} && exec ${unit.ExecStart} ${words.join(' ')}`,
          ),
        ),
    });
  } finally {
    await mail.close();
    await unmountDebian(root);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function makeArchive() {
  const printed = await output([process.execPath, 'scripts/paquete.mjs']);
  const archive = printed.split('\n').at(-1);
  await output(['sha256sum', '--check', `${archive}.sha256`], process.env, dirname(archive));
  const sbom = JSON.parse(await output(['tar', '-xzOf', archive, 'carta/sbom.cdx.json']));
  if (!sbom.components.some(({ name: one, hashes }) => one === 'node' && hashes?.[0]?.alg === 'SHA-256'))
    throw new Error('Its list does not name Node');
  return archive;
}

async function makeRoot(root) {
  await makeDebian(root, 'bookworm', 'systemd');
  await output(['mount', '-t', 'proc', 'proc', join(root, 'proc')]);
}

async function install(root, archive) {
  copyFileSync(archive, join(root, 'root', basename(archive)));
  await follow(root, 0);
}

/** The same archive once more, as if it were another version; what was there stays beside it. */
async function upgrade(root) {
  appendFileSync(join(root, UNIT), '# of before\n');
  await follow(root, 1);
  await output(inRoot(root, 'root', [], '/opt/carta-antes/carta --version && /opt/carta/carta --version'));
  if (readFileSync(join(root, UNIT), 'utf8').includes('# of before'))
    throw new Error('The unit is that of before');
}

/**
 * Does what a block of the page tells. There is no sudo, and no systemd that runs; what the editor would change is
 * written by `furnish`.
 */
async function follow(root, index) {
  const [, after] = readFileSync(PAGE, 'utf8').split(`${HEADING}\n`);
  const [, block] = [...after.matchAll(/```sh\n(.*?)```/gs)][index];
  const commands = block.split('\n').flatMap((line) => /^ *sudo (.+)$/.exec(line)?.[1] ?? []);
  const script = commands.filter((line) => !/systemctl (start|stop|daemon-reload)/.test(line)).join('\n');
  await output(inRoot(root, 'root', [], `set -e\ncd /root\n${script.replaceAll(' --now', '')}`));
}

async function verifyUnit(root) {
  const said = await output(inRoot(root, 'root', [], 'systemd-analyze verify carta.service'));
  if (said !== '') throw new Error(said);
}

function readUnit(root) {
  const lines = readFileSync(join(root, UNIT), 'utf8').matchAll(/^(\w+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, key, value]) => [key, value]));
}

const homeOf = ({ WorkingDirectory }, house) =>
  house === 'casa' ? WorkingDirectory : join(WorkingDirectory, '..', house);

/** Fills in the example that was installed, and makes one more house. */
async function furnish(root, unit, mail) {
  const example = readFileSync(join(root, unit.WorkingDirectory, '.env'), 'utf8');
  for (const home of ['casa', 'otra'].map((house) => homeOf(unit, house))) {
    mkdirSync(join(root, home), { recursive: true });
    writeFileSync(join(root, home, '.env'), `${example}\nSMTP_URL='${mail.url}'\nDEMO=on\n`, { mode: 0o600 });
    await output(inRoot(root, 'root', [], `chown -R ${unit.User}: ${home}`));
  }
}

/** Does what systemd does before ExecStart, and then that; the port is what `startProduct` finds free. */
async function start(root, unit, house) {
  const [home, run] = [homeOf(unit, house), `/run/${unit.RuntimeDirectory}`];
  await output(inRoot(root, 'root', [], `mkdir -p ${run} && chown ${unit.User} ${run}`));
  const line = `umask ${unit.UMask} && cd ${home} && exec ${unit.ExecStart}`;
  const words = inRoot(root, unit.User, [...unit.Environment.split(' '), 'PORT=$PORT'], line);
  return startProduct(['sh', '-c', `exec ${words.map((word) => `"${word}"`).join(' ')}`]);
}

/** Returns the command that runs a line of the shell in there, as that user and with these variables alone. */
function inRoot(root, user, variables, line) {
  return ['chroot', `--userspec=${user}:${user}`, root, 'env', '-i', PATH, ...variables, 'sh', '-c', line];
}
