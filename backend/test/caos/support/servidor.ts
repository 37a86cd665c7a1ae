import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { builtProgram } from '../../support/construido';
import { eventually } from '../../support/mongo-motor';
import { createCarpeta } from './carpeta';
import type { Carpeta } from './carpeta';
import { processesOf, watchWork } from './procesos';
import { freePort } from './puerto';

/** Bounds of a failure, not of a promise: the machine may be busy. */
const START_LIMIT_MS = 90_000;
const END_LIMIT_MS = 60_000;

/** How a process ended, and how long that took in ms. */
export interface Final {
  code: number | null;
  ms: number;
}

/** The built server in a process of its own, that can be killed and started again at the same address. */
export class Servidor {
  readonly url: string;
  private child?: ChildProcess;
  private printed = '';
  /** It ended and nobody had ended it: what a rejection without a listener does to a process. */
  private muerte: string | undefined;

  private constructor(
    private readonly carpeta: Carpeta,
    readonly port: number,
    private readonly env: Record<string, string>,
  ) {
    this.url = `http://${env.HOST ?? '127.0.0.1'}:${port}`;
  }

  /** Ready to take orders; with the demo, an embedded database and any free port unless told otherwise. */
  static async start(env: Record<string, string> = {}, port?: number): Promise<Servidor> {
    const servidor = new Servidor(createCarpeta(), port ?? (await freePort()), env);
    try {
      await servidor.boot();
    } catch (error) {
      await servidor.destroy();
      throw error;
    }
    return servidor;
  }

  get dataDir(): string {
    return this.carpeta.dataDir;
  }

  /** Everything it has printed. */
  get output(): string {
    return this.printed;
  }

  /** Starts again on the same data and port; answers how long it took, in ms. */
  async boot(): Promise<number> {
    const since = performance.now();
    const child = spawnServer({ ...this.env, ...this.place });
    this.child = child;
    child.once('exit', (code, signal) => {
      if (this.child === child) this.muerte ??= `It ended by itself with ${code ?? signal}`;
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.printed += text));
    }
    const isUp = async () => {
      if (hasEnded(child)) throw new Error(`The server ended with ${child.exitCode}:\n${this.printed}`);
      return this.isReady();
    };
    await eventually(isUp, START_LIMIT_MS, watchWork(this.dataDir));
    return performance.now() - since;
  }

  async isReady(): Promise<boolean> {
    return (await this.readiness()) === 200;
  }

  /** Status of the readiness probe; 0 when nobody answers. */
  async readiness(): Promise<number> {
    return fetch(`${this.url}/api/salud/lista`).then(
      ({ status }) => status,
      () => 0,
    );
  }

  /** kill -9: it knows nothing of it. */
  kill(): Promise<Final> {
    return this.end('SIGKILL');
  }

  /** What a supervisor does: SIGTERM. */
  stop(): Promise<Final> {
    return this.end('SIGTERM');
  }

  /** Processes of this server alive now, the database's too. */
  processes(): number[] {
    return processesOf(this.dataDir);
  }

  /** Temporary files it has left behind. */
  leftovers(): string[] {
    return this.carpeta.leftovers();
  }

  /** It stays where it is and does nothing. */
  freeze(): void {
    this.child?.kill('SIGSTOP');
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  /**
   * Whatever the test did, nothing stays: neither processes nor files.
   * @throws when it had ended by itself: whatever happens to it, a server goes on.
   */
  async destroy(): Promise<void> {
    this.child = undefined;
    for (const pid of this.processes()) killProcess(pid);
    await eventually(() => this.processes().length === 0, END_LIMIT_MS);
    this.carpeta.remove();
    if (this.muerte !== undefined) throw new Error(`${this.muerte}:\n${this.printed}`);
  }

  private get place(): Record<string, string> {
    return { DATA_DIR: this.dataDir, TMPDIR: this.carpeta.temporales, PORT: String(this.port) };
  }

  private async end(signal: NodeJS.Signals): Promise<Final> {
    const { child } = this;
    if (!child || hasEnded(child)) throw new Error(`It had ended before:\n${this.printed}`);
    const since = performance.now();
    const ended = once(child, 'exit');
    this.child = undefined;
    child.kill(signal);
    const [code] = (await ended) as [number | null];
    return { code, ms: performance.now() - since };
  }
}

/** A start that is expected to fail: how it ended, and every line it printed for a person to read. */
export async function failToStart(env: Record<string, string>): Promise<Final & { lines: string[] }> {
  const since = performance.now();
  const child = spawnServer(env);
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const limit = setTimeout(() => child.kill('SIGKILL'), END_LIMIT_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(limit);
  return { code, ms: performance.now() - since, lines: errors.trim().split('\n') };
}

/** Nothing of this process's environment reaches it but what any program needs. */
function spawnServer(env: Record<string, string>): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  const base = { PATH, HOME, HOST: '127.0.0.1', RATE_LIMIT: 'off', LOG_LEVEL: 'error', NODE_ENV: 'test' };
  return spawn(process.execPath, [builtProgram('main')], {
    // whoever develops may have an `.env` in the folder of the sources
    cwd: tmpdir(),
    env: { ...base, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it ended by itself meanwhile
  }
}
