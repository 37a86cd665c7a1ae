import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder; every command runs there. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command on this terminal; answers its exit code. A signal ends the command first, then this process. */
export async function run([command, ...args], options = {}) {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
  let interrupted = false;
  const passOn = (signal) => {
    interrupted = true;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, passOn);
  const code = await finished(child);
  for (const signal of SIGNALS) process.off(signal, passOn);
  if (interrupted) process.exit(1);
  return code;
}

/** Runs a command in silence; answers its exit code and everything it printed. */
export async function capture([command, ...args], env = process.env) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return { code: await finished(child), output };
}

/** Ends this process when the command fails. */
export async function must(command, options) {
  const code = await run(command, options);
  if (code !== 0) process.exit(code);
}

/** The command line of an installed tool, started by this same Node. */
export function tool(packageName, ...args) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { name, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]);
  return [process.execPath, join(folder, file), ...args];
}

/** npm itself, the one that started us if any: on Windows `npm` alone cannot be spawned. */
export function npm(...args) {
  const { npm_execpath: path } = process.env;
  return path ? [process.execPath, path, ...args] : ['npm', ...args];
}

function finished(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
