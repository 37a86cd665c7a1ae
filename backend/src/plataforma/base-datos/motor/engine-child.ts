import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { extname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import { CLOSE } from './engine-messages';
import type { EngineReport } from './engine-messages';
import type { EngineAddress } from './engine-uri';
import type { EngineFolders } from './open-engine';

/** Compiled, or TypeScript when the tests run the sources. */
const ENTRY = join(__dirname, `engine-process${extname(__filename)}`);
const CLOSE_LIMIT_MS = 10_000;
/** A start that takes longer says so, again and again. */
const TELL_MS = 10_000;

export class EngineRefused extends Error {
  constructor(
    message: string,
    readonly inUse: boolean,
    readonly end?: string,
  ) {
    super(message);
  }
}

export interface EngineChildOptions {
  readonly folders: EngineFolders;
  readonly port?: number | undefined;
  /** Node gets these flags; this process's own when absent. */
  readonly execArgv?: readonly string[] | undefined;
}

export class EngineChild {
  readonly ended: Promise<string>;

  private constructor(
    private readonly child: ChildProcess,
    readonly address: EngineAddress,
    readonly descripcion: string,
  ) {
    this.ended = endOf(child);
  }

  static async start({ folders, port, execArgv }: EngineChildOptions): Promise<EngineChild> {
    // this process already has the debugger's port
    const flags = (execArgv ?? process.execArgv).filter((flag) => !flag.startsWith('--inspect'));
    const child = fork(ENTRY, [folders.db, folders.sockets, folders.cache, ...(port ? [String(port)] : [])], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: flags,
    });
    const report = await sayingSo(Promise.race([firstReport(child), endOf(child)]));
    if (typeof report === 'string') {
      throw new EngineRefused(`engine process ended with ${report}`, false, report);
    }
    if (report.kind === 'open') return new EngineChild(child, report.address, report.descripcion);
    child.disconnect();
    await endOf(child);
    throw new EngineRefused(report.message, report.inUse);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  async close(): Promise<void> {
    const limit = setTimeout(() => this.child.kill('SIGKILL'), CLOSE_LIMIT_MS);
    if (this.child.connected) this.child.send(CLOSE, () => undefined);
    await this.ended;
    clearTimeout(limit);
  }
}

/** However long it takes: on a busy machine, or after a power cut, an engine that opens is not dead. */
async function sayingSo<T>(opening: Promise<T>): Promise<T> {
  const began = performance.now();
  const telling = setInterval(() => {
    const seconds = Math.round((performance.now() - began) / 1_000);
    new Logger('BaseDatos').log(`La base de datos se está abriendo: van ${seconds} s.`);
  }, TELL_MS);
  try {
    return await opening;
  } finally {
    clearInterval(telling);
  }
}

async function firstReport(child: ChildProcess): Promise<EngineReport> {
  const [report] = (await once(child, 'message')) as [EngineReport];
  return report;
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve(String(child.signalCode ?? child.exitCode));
    } else {
      child.once('exit', (code, signal) => resolve(String(signal ?? code)));
    }
  });
}
