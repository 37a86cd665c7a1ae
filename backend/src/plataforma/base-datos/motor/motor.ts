import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { EngineChild } from './engine-child';
import { readRecord, removeRecord, writeRecord } from './engine-record';
import { engineUri } from './engine-uri';
import { explainEnd, problemOf } from './explain-end';
import type { EngineProblem } from './explain-end';
import { removeSocketFolder, SocketFolder } from './socket-folder';

export interface MotorOptions {
  readonly dataDir: string;
  /** The child's Node gets these flags; this process's own when absent. */
  readonly execArgv?: readonly string[];
  /** Re-linked binaries are kept here; `dataDir/cache` when absent. */
  readonly cacheDir?: string;
}

const MAX_PAUSE_MS = 2_000;
/** An engine that lasted this long is restarted at once. */
const STEADY_MS = 10_000;
/** Cleaners of /tmp remove files that have been untouched for days. */
const REFRESH_MS = 3_600_000;

/** Restarts the engine's process when it dies, at a stable address, so that connections recover. */
export class Motor {
  private readonly logger = new Logger('BaseDatos');
  private readonly sockets = SocketFolder.create();
  private readonly stopped = new AbortController();
  private readonly dataDir: string;
  private child?: EngineChild;
  private watching?: Promise<void>;
  private refresh?: NodeJS.Timeout;
  private trouble?: EngineProblem | undefined;

  private constructor(private readonly options: MotorOptions) {
    this.dataDir = resolve(options.dataDir);
  }

  /** @throws EngineRefused when the database does not open. */
  static async start(options: MotorOptions): Promise<Motor> {
    const motor = new Motor(options);
    try {
      await motor.open();
    } catch (error) {
      motor.sockets.remove();
      throw error;
    }
    motor.watching = motor.watch();
    motor.refresh = setInterval(() => motor.keepFresh(), REFRESH_MS).unref();
    return motor;
  }

  get uri(): string {
    const address = this.running.address;
    return engineUri('socket' in address ? { socket: this.sockets.link } : address);
  }

  get descripcion(): string {
    return this.running.descripcion;
  }

  get pid(): number | undefined {
    return this.running.pid;
  }

  get problem(): EngineProblem | undefined {
    return this.trouble;
  }

  async stop(): Promise<void> {
    if (this.stopped.signal.aborted) return this.watching;
    this.stopped.abort();
    clearInterval(this.refresh);
    await this.running.close();
    await this.watching;
    // an engine may have been reopening when it was asked to stop
    await this.running.close();
    removeRecord(this.dataDir);
    this.sockets.remove();
  }

  private get running(): EngineChild {
    if (!this.child) throw new Error('the engine was never opened');
    return this.child;
  }

  private async open(): Promise<void> {
    const before = this.child?.address;
    const child = await EngineChild.start({
      folders: {
        db: join(this.dataDir, 'db'),
        sockets: this.sockets.path,
        cache: this.options.cacheDir ?? join(this.dataDir, 'cache'),
      },
      port: before && 'port' in before ? before.port : undefined,
      execArgv: this.options.execArgv,
    });
    this.child = child;
    try {
      this.publish();
      this.trouble = undefined;
    } catch (error) {
      await child.close();
      throw error;
    }
  }

  /** Only the holder of the database's lock publishes its address; an older record is stale. */
  private publish(): void {
    const { address } = this.running;
    if ('socket' in address) this.sockets.pointTo(address.socket);
    const before = readRecord(this.dataDir);
    if (before && before.socketFolder !== this.sockets.path) removeSocketFolder(before.socketFolder);
    writeRecord(this.dataDir, {
      uri: this.uri,
      descripcion: this.descripcion,
      pid: process.pid,
      socketFolder: this.sockets.path,
    });
  }

  private keepFresh(): void {
    try {
      this.publish();
    } catch (error) {
      this.logger.warn(`No se ha podido renovar la dirección de la base de datos: ${String(error)}`);
    }
  }

  private async watch(): Promise<void> {
    while (!this.stopped.signal.aborted) {
      const openedAt = performance.now();
      const end = await this.running.ended;
      if (this.stopped.signal.aborted) return;
      this.trouble = explainEnd(this.dataDir, end, true);
      this.logger.error(`La base de datos se ha cerrado sola: ${this.trouble.detalle}. Se abre de nuevo.`);
      await this.reopen(performance.now() - openedAt < STEADY_MS ? 200 : 0);
    }
  }

  private async reopen(firstPauseMs: number): Promise<void> {
    for (
      let pause = firstPauseMs;
      !this.stopped.signal.aborted;
      pause = Math.min(pause * 2 + 100, MAX_PAUSE_MS)
    ) {
      try {
        await sleep(pause, undefined, { signal: this.stopped.signal });
        await this.open();
        return;
      } catch (error) {
        if (!this.stopped.signal.aborted) this.tellTrouble(error);
      }
    }
  }

  private tellTrouble(error: unknown): void {
    const before = this.trouble?.detalle;
    this.trouble = problemOf(this.dataDir, error);
    if (this.trouble.detalle !== before) {
      this.logger.error(`La base de datos no se abre: ${this.trouble.detalle}.`);
    }
  }
}
