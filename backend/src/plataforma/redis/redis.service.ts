import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { OnApplicationShutdown, OnModuleInit } from '@nestjs/common';
import type { ClienteRedis } from './cliente-redis';

/** Nobody waits longer for Redis (ms). */
const LIMITE_MS = 200;
/** A start waits this long for Redis (ms), and goes on without it. */
const ARRANQUE_MS = 1_000;
/** While it is slow or silent it is probed this often (ms), and nobody else waits for it. */
const CADA_MS = 500;

/** Processes share this Redis. It may be away at any time, so every caller has a fallback. */
export class RedisService implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Redis');
  private perdido = false;
  private lento = false;

  constructor(readonly cliente: ClienteRedis | undefined) {}

  async onModuleInit(): Promise<void> {
    const { cliente } = this;
    if (!cliente) return;
    cliente.on('error', (error: Error) => this.lose(error.message));
    cliente.on('ready', () => this.findRedis());
    const noticia = new Promise((resolve) => cliente.once('ready', resolve).once('error', resolve));
    // each attempt emits an event, and this promise ends only with the process
    cliente.connect().catch(() => undefined);
    await Promise.race([noticia, sleep(ARRANQUE_MS, undefined, { ref: false })]);
    if (!cliente.isReady) this.lose('no contesta');
  }

  onApplicationShutdown(): void {
    this.cliente?.destroy();
  }

  /** @throws within 200 ms when it does not answer, and at once while it is known not to. */
  async ask<T>(orden: (cliente: ClienteRedis) => Promise<T>): Promise<T> {
    const { cliente } = this;
    if (!cliente?.isReady || this.lento) throw new Error('Redis no contesta');
    try {
      return await within(orden(cliente));
    } catch (error) {
      if (error instanceof Tardanza && !this.lento) void this.tryAgain(cliente);
      throw error;
    }
  }

  private async tryAgain(cliente: ClienteRedis): Promise<void> {
    this.lento = true;
    while (this.lento && cliente.isOpen) {
      await sleep(CADA_MS, undefined, { ref: false });
      this.lento = await within(cliente.ping()).then(
        () => false,
        () => true,
      );
    }
  }

  private lose(motivo: string): void {
    if (this.perdido) return;
    this.perdido = true;
    this.logger.warn(
      `Redis no responde (${motivo}). Este proceso sigue solo y lo vuelve a buscar; mientras tanto, lo de otros procesos llega más tarde.`,
    );
  }

  private findRedis(): void {
    if (this.perdido) this.logger.log('Redis responde de nuevo.');
    this.perdido = false;
  }
}

class Tardanza extends Error {}

async function within<T>(respuesta: Promise<T>): Promise<T> {
  let limite: NodeJS.Timeout | undefined;
  const tardanza = new Promise<never>((_, reject) => {
    limite = setTimeout(() => reject(new Tardanza(`Redis no contesta en ${LIMITE_MS} ms`)), LIMITE_MS);
  });
  try {
    return await Promise.race([respuesta, tardanza]);
  } finally {
    clearTimeout(limite);
  }
}
