/**
 * `fork('producto-process.mjs', [PUBLIC_URL, AJUSTES])`, with more variables as JSON: builds what is stale, starts the product on a free port with an
 * empty DATA_DIR and the demo, and sends `{ url, dataDir, pid }` once it takes orders, or `{ fallo }`. It
 * ends with whoever forked it, however that one ends, and leaves neither processes nor files.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../../../scripts/lib/ensure-build.mjs';
import { watchWork, within } from '../../../scripts/lib/product.mjs';
import { ROOT } from '../../../scripts/lib/run.mjs';

/** Bounds of a failure in ms; a start has as long again for as long as it works. */
const START_LIMIT_MS = 120_000;
const END_LIMIT_MS = 30_000;

const ajustes = JSON.parse(process.argv[3] ?? '{}');
const dataDir = mkdtempSync(join(tmpdir(), 'carta-e2e-'));
let server;
let printed = '';

async function start() {
  await ensureBuild();
  server = spawnServer(join(dataDir, 'tmp'));
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (printed += text));
  }
  let url;
  const isListening = () => (url = findUrl()) !== undefined;
  await within(START_LIMIT_MS, 'start', isListening, watchWork(`DATA_DIR=${dataDir}`)).catch((error) => {
    throw new Error(`${error.message}:\n${printed}`);
  });
  process.send({ url, dataDir, pid: server.pid });
}

function spawnServer(temporales) {
  mkdirSync(temporales);
  const { PATH, HOME, NODE_OPTIONS = '' } = process.env;
  const place = {
    PATH,
    HOME,
    NODE_OPTIONS,
    TMPDIR: temporales,
    DATA_DIR: dataDir,
    HOST: '0.0.0.0',
    PORT: '0',
  };
  return spawn(process.execPath, ['backend/dist/backend/src/main.js'], {
    cwd: ROOT,
    env: {
      ...place,
      DEMO: 'on',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      PUBLIC_URL: process.argv[2] ?? '',
      ...ajustes,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** From the banner, which is printed when everything is ready. */
function findUrl() {
  if (hasEnded()) throw new Error(`The product ended with ${server.exitCode}:\n${printed}`);
  const port = /http:\/\/localhost:(\d+)\/admin\/pedidos/.exec(printed)?.[1];
  return port === undefined ? undefined : `http://127.0.0.1:${port}`;
}

const hasEnded = () => server.exitCode !== null || server.signalCode !== null;

async function stop() {
  if (server && !hasEnded()) {
    // whoever took its picture may have left it stopped
    server.kill('SIGCONT');
    server.kill('SIGTERM');
    await within(END_LIMIT_MS, 'end', hasEnded).catch(() => server.kill('SIGKILL'));
  }
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  process.exit();
}

for (const end of ['disconnect', 'SIGTERM', 'SIGHUP']) process.once(end, () => void stop());
// Ctrl-C reaches every process of the terminal; whoever forked this one decides
process.on('SIGINT', () => undefined);
start().catch((error) => process.send({ fallo: String(error) }, () => void stop()));
