/** `node scripts/dev-server.mjs [flags of Node]` compiles the server and starts it anew whenever a source changes. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildServer, compile, isSource, SERVER_SOURCES } from './lib/build-server.mjs';
import { ROOT } from './lib/run.mjs';

const SERVER = 'backend/dist/backend/src/main.js';
/** An editor saves several files at once, and each in several steps. */
const SETTLED_MS = 150;

const tell = ({ message }) => console.error(message);
const changed = new Set();
let server;
let settling;
let restarts = Promise.resolve();

async function endServer() {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

async function restart() {
  const files = [...changed].filter((file) => existsSync(join(ROOT, file)));
  changed.clear();
  await Promise.all(files.map(compile));
  await endServer();
  server = spawn(process.execPath, [...process.argv.slice(2), SERVER], { cwd: ROOT, stdio: 'inherit' });
}

for (const folder of SERVER_SOURCES) {
  watch(join(ROOT, folder), { recursive: true }, (_, name) => {
    if (!isSource(name)) return;
    changed.add(join(folder, name));
    clearTimeout(settling);
    settling = setTimeout(() => (restarts = restarts.then(restart).catch(tell)), SETTLED_MS);
  });
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void restarts.then(endServer).then(() => process.exit()));
}
restarts = buildServer().then(restart).catch(tell);
