import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';

/** A pause (ms) between two restaurantes: with thousands of them, orders must not wait for this. */
const ENTRE_DOS_MS = 20;

export const MINUTO_MS = 60_000;
export const HORA_MS = 60 * MINUTO_MS;

interface Periodo {
  /** Its name in the log. */
  nombre: string;
  /** What the log says of a failure, before its reason; nothing for work that tells of its own. */
  fallo?: string;
  /** Until the first time (ms): without it a minute, or less if it is done more often. */
  primeroMs?: number;
  cadaMs: number;
}

/** A service that does its work again and again, a pause after each time, from the app's start until it stops. */
export abstract class Periodico implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger: Logger;
  /** A long work asks for it meanwhile. */
  protected isParado = false;
  private espera: NodeJS.Timeout | undefined;
  private enCurso: Promise<void> = Promise.resolve();
  private ultimoFallo = '';

  protected constructor(private readonly periodo: Periodo) {
    this.logger = new Logger(periodo.nombre);
  }

  /** Does the work once. */
  abstract runOnce(ahora: Date): Promise<void>;

  onApplicationBootstrap(): void {
    const { cadaMs, primeroMs = Math.min(cadaMs, MINUTO_MS) } = this.periodo;
    this.runAfter(primeroMs);
  }

  /** Resolves when the work that has begun has ended. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isParado = true;
    clearTimeout(this.espera);
    await this.enCurso;
  }

  /** Goes on until the service stops. */
  protected async *unhurried<T>(all: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
    for await (const one of all) {
      if (this.isParado) return;
      yield one;
      await pause(ENTRE_DOS_MS);
    }
  }

  /** Logs a failure that goes on once, not at every time. */
  protected warn(error: unknown): void {
    const porque = error instanceof Error ? error.message : String(error);
    if (porque !== this.ultimoFallo)
      this.logger.warn([this.periodo.fallo, porque].filter(Boolean).join(': '));
    this.ultimoFallo = porque;
  }

  /** Keeps no process alive. */
  private runAfter(ms: number): void {
    this.espera = setTimeout(() => {
      this.enCurso = this.tryOnce().finally(() => {
        if (!this.isParado) this.runAfter(this.periodo.cadaMs);
      });
    }, ms).unref();
  }

  private async tryOnce(): Promise<void> {
    try {
      await this.runOnce(new Date());
      this.ultimoFallo = '';
    } catch (error) {
      this.warn(error);
    }
  }
}
