import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Every command runs in the repository's folder. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a command on this terminal; returns its exit code. A signal ends first the command, then us. */
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

/** Runs a command silently; returns its exit code and everything that it printed. */
export async function capture([command, ...args], env = process.env, cwd = ROOT) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return { code: await finished(child), output };
}

/** Returns what a command printed. @throws with it when the command fails. */
export async function output(command, env, cwd) {
  const { code, output: printed } = await capture(command, env, cwd);
  if (code !== 0) throw new Error(`${command.slice(0, 8).join(' ')}:\n${printed}`);
  return printed.trim();
}

/** Ends this process when the command fails. */
export async function must(command, options) {
  const code = await run(command, options);
  if (code !== 0) process.exit(code);
}

/** Returns the command line of an installed tool, run by this same Node. */
export function tool(packageName, ...args) {
  const folder = join(ROOT, 'node_modules', packageName);
  const { name, bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]);
  return [process.execPath, join(folder, file), ...args];
}

/** Uses the npm that started us, because Windows cannot spawn `npm` alone. */
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
