import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSystem } from '../lib/ensure-system.mjs';
import { within } from '../lib/product.mjs';
import { capture, ROOT } from '../lib/run.mjs';

export const name = 'relevo';

const PROGRAMS = [
  { names: ['caddy'], packages: ['caddy'] },
  { names: ['certutil'], packages: ['libnss3-tools'] },
  { names: ['redis-server'], packages: ['redis-server'] },
  { names: ['chromium'], variable: 'CHROMIUM_PATH', packages: ['chromium', 'fonts-liberation'] },
  { names: ['ip'], packages: ['iproute2'] },
];
/** The machine's address on the network, and those of its containers. */
const DOMINIO = '192.168.1.10';
const PROCESOS = ['10.0.0.2', '10.0.0.3', '10.0.0.4'];
const CADDY = [
  'caddy',
  'run',
  '--config',
  join(ROOT, 'scripts/despliegue/Caddyfile.red'),
  '--adapter',
  'caddyfile',
];
const READ_ROOT = `fetch('http://${DOMINIO}/autoridad.crt').then(async (answer) => {
  if (!answer.ok) process.exit(1);
  process.stdout.write(await answer.text());
}, () => process.exit(1))`;
/** The generous wait only bounds a failure. */
const READY_MS = 30_000;

/**
 * Three processes behind Caddy, as docker-compose.yml has them, on a network without a name: they are upgraded
 * one by one in full service. A network of their own takes the place of Docker's.
 */
export async function walk(step) {
  await ensureSystem(PROGRAMS);
  const folder = mkdtempSync(join(tmpdir(), 'carta-relevo-'));
  const running = [];
  try {
    const red = await openRed(folder, running);
    running.push(red.start([...CADDY]));
    const root = await step('Caddy has an authority of its own, which anybody may fetch', () =>
      fetchRoot(folder, red),
    );
    await step('a browser trusts it once it is installed', () => install(folder, root));
    await step(`${PROCESOS.length} processes are upgraded one by one, under orders, walls and phones`, () =>
      upgrade(red, root),
    );
  } finally {
    for (const child of running.reverse()) await stop(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A network of this walk alone, with the names that Docker would give: `start` and `run` a command in it. */
async function openRed(folder, running) {
  const hosts = join(folder, 'hosts');
  writeFileSync(hosts, '127.0.0.1 localhost\n');
  const addresses = [DOMINIO, ...PROCESOS].map((address) => `ip addr add ${address}/32 dev lo`);
  const inside = [
    'ip link set lo up',
    ...addresses,
    `mount --bind ${hosts} /etc/hosts`,
    'echo',
    'exec sleep infinity',
  ];
  const holder = spawn('unshare', ['--net', '--mount', 'sh', '-ec', inside.join(' && ')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(holder);
  await Promise.race([
    once(holder.stdout, 'data'),
    once(holder, 'exit').then(() => Promise.reject(new Error('It needs root, for a network of its own'))),
  ]);
  const enter = (command) => ['nsenter', '--target', String(holder.pid), '--net', '--mount', ...command];
  const env = {
    ...process.env,
    DOMINIO,
    HOME: folder,
    XDG_DATA_HOME: join(folder, 'datos'),
    HOSTS: hosts,
    PROCESOS: PROCESOS.join(' '),
  };
  return {
    start: ([program, ...args]) => {
      const [nsenter, ...words] = enter([program, ...args]);
      return spawn(nsenter, words, { env, stdio: ['ignore', 'ignore', 'ignore'] });
    },
    run: (command, more = {}) => capture(enter(command), { ...env, ...more }),
  };
}

async function fetchRoot(folder, red) {
  const file = join(folder, 'autoridad.crt');
  await within(READY_MS, 'tell its authority', async () => {
    const { code, output } = await red.run([process.execPath, '-e', READ_ROOT]);
    if (code === 0) writeFileSync(file, output);
    return code === 0;
  });
  return file;
}

/** Chromium looks for its authorities in these places, by its version. */
async function install(folder, root) {
  for (const place of ['.pki/nssdb', 'datos/pki/nssdb']) {
    const store = `sql:${join(folder, place)}`;
    mkdirSync(join(folder, place), { recursive: true });
    await succeed(capture(['certutil', '-N', '-d', store, '--empty-password']));
    await succeed(capture(['certutil', '-A', '-d', store, '-t', 'C,,', '-n', 'carta', '-i', root]));
  }
}

async function upgrade(red, root) {
  const typescript = ['--require', join(ROOT, 'backend/test/support/mongo-typescript.cjs')];
  const program = join(ROOT, 'backend/test/support/relevo-process.ts');
  const command = [process.execPath, ...typescript, program];
  console.log(await succeed(red.run(command, { NODE_EXTRA_CA_CERTS: root })));
}

async function succeed(running) {
  const { code, output } = await running;
  if (code !== 0) throw new Error(output);
  return output.trimEnd();
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
