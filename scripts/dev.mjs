/**
 * With `npm run dev` the API restarts and the screens reload when a source changes.
 * `npm run dev -- --inspect[=host:port]` lets a debugger into the server (127.0.0.1:9229 by default).
 */
import { endWithNpm } from './lib/end-with-npm.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { ROOT, tool } from './lib/run.mjs';

endWithNpm();
await ensureInstall();
const { concurrently } = await import('concurrently');
const inspect = process.argv.slice(2).find((arg) => /^--inspect(=|$)/.test(arg));
const [, address = '127.0.0.1:9229'] = inspect?.split('=') ?? [];
const toLine = (command) => command.map((part) => (/\s/.test(part) ? `"${part}"` : part)).join(' ');
const { result } = concurrently(
  [
    toLine([process.execPath, 'scripts/dev-server.mjs', ...(inspect ? [`--inspect=${address}`] : [])]),
    toLine(tool('vite', 'frontend', '-c', 'frontend/vite.config.mts')),
  ],
  { cwd: ROOT, killOthersOn: ['failure', 'success'], prefix: 'none' },
);
await result.catch(() => process.exit(1));
