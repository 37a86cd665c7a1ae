import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EnMarcha } from './producto';

const ROOT = join(__dirname, '../../..');
/** Bounds a failure, in ms: the machine may be busy. */
const LIMITE_MS = 90_000;

/** A product of one test file, that it may kill and start again on the same data and address. */
export class ServidorPropio implements EnMarcha {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'carta-e2e-'));
  readonly url: string;
  private child?: ChildProcess;

  private constructor(readonly port: number) {
    this.url = `http://127.0.0.1:${port}`;
    mkdirSync(this.temporales);
  }

  static async start(): Promise<ServidorPropio> {
    const { NODE_ENV: _, ...env } = process.env;
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: ROOT, env, stdio: [...stdio] });
    const servidor = new ServidorPropio(await freePort());
    await servidor.boot();
    return servidor;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Resolves when it takes orders. */
  async boot(): Promise<void> {
    const { PATH, HOME } = process.env;
    const place = {
      DATA_DIR: this.dataDir,
      TMPDIR: this.temporales,
      PORT: String(this.port),
      HOST: '127.0.0.1',
    };
    const child = spawn(process.execPath, ['backend/dist/backend/src/main.js'], {
      cwd: ROOT,
      env: { PATH, HOME, ...place, RATE_LIMIT: 'off', LOG_LEVEL: 'error' },
      stdio: 'ignore',
    });
    this.child = child;
    const limite = performance.now() + LIMITE_MS;
    while (!(await isReady(this.url))) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
      if (performance.now() > limite) throw new Error(`The server is not ready after ${LIMITE_MS} ms`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** kill -9; its database ends by itself, which the next start waits for. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  async destroy(): Promise<void> {
    try {
      await this.end('SIGTERM');
    } finally {
      rmSync(this.dataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  private get temporales(): string {
    return join(this.dataDir, 'tmp');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child) return;
    this.child = undefined;
    // what a rejection that nobody attends does to a process
    if (child.exitCode !== null) throw new Error(`The server had ended by itself with ${child.exitCode}`);
    if (child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/salud/lista`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
