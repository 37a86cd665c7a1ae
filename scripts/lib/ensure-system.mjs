import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture, must, ROOT } from './run.mjs';

/**
 * Tests drive these programs, which npm does not install; Debian packages bring them. `lighter` costs less
 * where there is such a package; without it nothing is missing.
 */
const FOR_TESTS = [
  {
    names: ['chromium', 'chromium-browser', 'google-chrome'],
    variable: 'CHROMIUM_PATH',
    packages: ['chromium', 'fonts-liberation'],
    lighter: 'chromium-headless-shell',
  },
  { names: ['redis-server'], packages: ['redis-server'] },
];

/** The long ones also work a browser with windows, through the bus that screen readers use. */
export const FOR_LARGAS = [
  ...FOR_TESTS,
  {
    names: ['the accessibility bus'],
    // without orders it starts all that it needs, and ends it
    probe: ['/usr/bin/python3', '-B', 'frontend/e2e/support/bus/main.py'],
    packages: ['xvfb', 'at-spi2-core', 'dbus-daemon', 'python3-gi', 'gir1.2-atspi-2.0', 'xdotool'],
  },
];

const APT_ENV = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
const APT_INSTALL = ['apt-get', '-q', '-y', '--no-install-recommends', 'install'];

/** Installs missing programs by apt-get, or ends with 1, because a skipped test would look like a success. */
export async function ensureSystem(programs = FOR_TESTS) {
  const wanted = programs.filter(isMissing);
  const packages = wanted.flatMap((program) => program.packages);
  if (packages.length === 0) return;
  if (process.getuid?.() === 0 && onPath('apt-get')) {
    await aptInstall(packages);
    for (const { lighter } of wanted) if (lighter) await capture([...APT_INSTALL, lighter], APT_ENV);
  }
  const missing = programs.filter(isMissing);
  if (missing.length === 0) return;
  console.error(`The tests need ${missing.map(({ names }) => names[0]).join(' and ')}.`);
  console.error(howToGet(packages));
  process.exit(1);
}

function howToGet(packages) {
  switch (process.platform) {
    case 'win32':
      return 'They do not run on Windows: use WSL 2, with the clone in its own home and not under /mnt.';
    case 'darwin':
      return 'On a Mac: `brew install redis`, and CHROMIUM_PATH names the program inside Chromium.app. The accessibility bus is of Linux alone.';
    default:
      if (onPath('apt-get')) return `As root: apt-get update && apt-get install ${packages.join(' ')}`;
      return 'Here is no apt-get: install them as this system does; CHROMIUM_PATH may name the browser.';
  }
}

async function aptInstall(packages) {
  console.log(`Installing ${packages.join(', ')}…`);
  const quietly = { env: APT_ENV, stdio: ['ignore', 'ignore', 'inherit'] };
  await must(['apt-get', '-q', 'update'], quietly);
  await must([...APT_INSTALL, ...packages], quietly);
}

function isMissing({ names, variable, probe }) {
  if (probe) {
    const [command, ...args] = probe;
    return spawnSync(command, args, { cwd: ROOT, stdio: 'ignore' }).status !== 0;
  }
  return !(variable && process.env[variable]) && !names.some(onPath);
}

function onPath(name) {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, name)));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
