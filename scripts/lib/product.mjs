import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { npm, ROOT } from './run.mjs';

/** The first start may have to install and build. A slow machine has as long as the product works. */
const START_MS = 300_000;
export const STOP_MS = 30_000;
/** npm exits with this, or with 0, when its script ended on SIGTERM. */
const ENDED_BY_SIGTERM = 143;

/**
 * Serves the product on a free port, with an empty data folder unless `env` names one, and returns
 * `{ url, output(), stop() }` once the database is reachable; stop rejects unless everything ended well and
 * nothing is left.
 */
export async function startProduct([command, ...args] = npm('start'), { cwd = ROOT, env = {} } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'carta-smoke-'));
  const port = await freePort();
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, DATA_DIR: dataDir, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (printed += text));
  }
  const url = `http://127.0.0.1:${port}`;
  const stop = () => stopProduct(child, `PORT=${port}`, dataDir);
  try {
    const isWorking = watchWork(`PORT=${port}`);
    await within(START_MS, 'start', () => hasEnded(child) || isReady(url), isWorking);
    if (hasEnded(child)) throw new Error(`It ended:\n${printed}`);
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  }
  return { url, output: () => printed, stop };
}

async function stopProduct(child, mark, dataDir) {
  try {
    child.kill('SIGTERM');
    await within(STOP_MS, 'end', () => hasEnded(child) && processesWith(mark).length === 0);
    const { exitCode } = child;
    if (![0, ENDED_BY_SIGTERM, null].includes(exitCode)) throw new Error(`It ended with ${exitCode}`);
  } finally {
    for (const pid of processesWith(mark)) process.kill(pid, 'SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Returns every process started with `NAME=value`: children inherit it, whoever their parent is now. */
export function processesWith(variable) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => `\0${environmentOf(pid)}`.includes(`\0${variable}\0`))
    .map(Number);
}

function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1');
  } catch {
    return '';
  }
}

const hasEnded = ({ exitCode, signalCode }) => exitCode !== null || signalCode !== null;

const isReady = (url) =>
  fetch(`${url}/api/salud/lista`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Says at each call whether the processes started with `NAME=value` have used the processor since the one before. */
export function watchWork(mark) {
  let before = 0;
  return () => {
    const now = processesWith(mark).reduce((sum, pid) => sum + ticksOf(pid), 0);
    const isWorking = now !== before;
    before = now;
    return isWorking;
  };
}

function ticksOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0;
  }
}

/**
 * Asks until the answer is yes. @throws after that many milliseconds without it, naming what did not happen; while
 * `isWorking` it is given as long again, and says so.
 */
export async function within(limitMs, what, isDone, isWorking = () => false) {
  let limit = performance.now() + limitMs;
  while (!(await isDone())) {
    if (performance.now() > limit && isWorking()) {
      console.log(`It does not ${what} yet, but works: it is waited for.`);
      limit = performance.now() + limitMs;
    }
    if (performance.now() > limit) throw new Error(`It did not ${what} within ${limitMs / 1000} s`);
    await pause(100);
  }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
