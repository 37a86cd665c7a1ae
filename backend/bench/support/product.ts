import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { scripts } from '../../../package.json';
import { atEnd } from './cleanup';
import { eventually } from './poll';

export const ROOT = resolve(__dirname, '../../..');

const START_MS = 60_000;
const STOP_MS = 20_000;

/** The folder is removed when the benchmark has ended. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'carta-bench-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** It runs as with `npm start`, but without rate limits. */
export class Product {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /** `nodeFlags` are for the server's Node, such as a profiler's; `settings` join its environment. */
  static async start(
    dataDir: string,
    nodeFlags: readonly string[] = [],
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Product> {
    mkdirSync(dataDir, { recursive: true });
    const logFile = join(dataDir, 'server.log');
    const log = openSync(logFile, 'w');
    const program = join(ROOT, 'backend/dist/backend/src/main.js');
    const child = spawn(process.execPath, [...FLAGS, ...nodeFlags, program], {
      cwd: dataDir,
      env: { ...process.env, ...SETTINGS, ...settings, DATA_DIR: dataDir },
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    atEnd(() => stop(child));
    let port: number | undefined;
    await eventually(() => {
      port = portIn(readFileSync(logFile, 'utf8'));
      return port !== undefined || hasEnded(child);
    }, START_MS);
    if (port === undefined) throw new Error(`The server did not start:\n${readFileSync(logFile, 'utf8')}`);
    return new Product(child, port);
  }

  get pid(): number {
    if (this.child.pid === undefined) throw new Error('The server did not start');
    return this.child.pid;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  stop(): Promise<void> {
    return stop(this.child);
  }

  /** After a kill -9 the database ends by itself, which the next start waits for. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await eventually(() => hasEnded(this.child), STOP_MS);
  }
}

/** `npm start` gives these to Node (docs/decisiones/un-ayudante.md, docs/decisiones/una-recoleccion.md). */
const FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'));

const SETTINGS = { PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: 'off' };

/** The banner with the port is printed once the server listens. */
function portIn(log: string): number | undefined {
  const [, port] = /http:\/\/[^/\s]+:(\d+)\/admin/.exec(log) ?? [];
  return port === undefined ? undefined : Number(port);
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM');
  if (await eventually(() => hasEnded(child), STOP_MS)) return;
  child.kill('SIGKILL');
  throw new Error('The server did not end on SIGTERM');
}
