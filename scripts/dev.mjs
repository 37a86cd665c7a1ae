/**
 * With `npm run dev` the API restarts and the screens reload when a source changes.
 * `npm run dev -- --inspect[=host:port]` lets a debugger into the server (127.0.0.1:9229 by default).
 */
import { spawn } from 'node:child_process';
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ROOT, tool } from './lib/run.mjs';

endWithNpm();
await ensureInstall();
const inspect = process.argv.slice(2).find((arg) => /^--inspect(=|$)/.test(arg));
const [, address = '127.0.0.1:9229'] = inspect?.split('=') ?? [];
const [nest, vite] = [
  tool('@nestjs/cli', 'start', 'backend', '--watch', ...(inspect ? ['--debug', address] : [])),
  tool('vite', 'frontend', '-c', 'frontend/vite.config.mts'),
];
/** Each leads a process group of its own, because nest's watcher passes no signal on to its server. */
const children = [nest, vite].map(([command, ...args]) =>
  spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], detached: true }),
);

function stop() {
  for (const { pid } of children) {
    try {
      process.kill(-pid, 'SIGTERM');
    } catch {
      // that group has already ended
    }
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
for (const child of children) child.once('exit', stop);
