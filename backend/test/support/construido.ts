import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

export const ROOT = resolve(__dirname, '../../..');

/** Builds the server unless the build was made from these very sources. */
export function ensureBuilt(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** A program of the server as the build left it: `main`, `herramientas/cuenta`, `herramientas/datos`. */
export function builtProgram(name: string): string {
  return join(ROOT, 'backend/dist/backend/src', `${name}.js`);
}
