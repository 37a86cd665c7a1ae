import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { ClienteRedis } from '../../../plataforma/redis/cliente-redis';
import { Pendientes } from './pendientes';

const CLAVE = 'carta:eventos';
/** Redis keeps about as many: a process that was away for longer has lost some, and its screens read again. */
const LARGO = { strategy: 'MAXLEN', strategyModifier: '~', threshold: 10_000 } as const;
const VACIO = '0-0';
const LOTE = 100;
/** Redis answers at least this often, in ms, that there is nothing new; shorter than its silence may be. */
const ESPERA_MS = 1_000;
const REINTENTO_MS = 100;

type Oyente = (mensaje: unknown) => void;

/**
 * What processes say to each other, through a stream of Redis. Reading goes on where it stopped, and
 * what cannot be said waits a while: without Redis things come late, and nobody here waits for it.
 */
export class Flujo {
  private readonly logger = new Logger('Procesos');
  private readonly proceso = randomUUID();
  private readonly oyentes = new Map<string, Oyente>();
  private readonly pendientes = new Pendientes();
  /** Reading waits for what is new, so it has a connection of its own. */
  private readonly lector: ClienteRedis;
  private leido: string | undefined;
  private enviando = false;
  private cerrado = false;

  constructor(private readonly cliente: ClienteRedis) {
    this.lector = cliente.duplicate();
    // what happens to Redis is told once, by its service
    this.lector.on('error', () => undefined);
  }

  start(): void {
    this.cliente.on('ready', () => void this.send());
    this.lector.connect().catch(() => undefined);
    void this.read();
  }

  close(): void {
    this.cerrado = true;
    this.lector.destroy();
  }

  /** What the other processes say about `tema`. */
  listen(tema: string, oyente: Oyente): void {
    this.oyentes.set(tema, oyente);
  }

  /** Says it to the other processes as soon as Redis takes it; not at all when that is later than `vigenciaMs`. */
  say(tema: string, mensaje: unknown, vigenciaMs: number): void {
    const caduca = performance.now() + vigenciaMs;
    this.pendientes.add({ tema, texto: JSON.stringify(mensaje), caduca });
    void this.send();
  }

  private async send(): Promise<void> {
    if (this.enviando) return;
    this.enviando = true;
    while (this.cliente.isReady) {
      const lote = this.pendientes.take(LOTE, performance.now());
      if (lote.length === 0) break;
      try {
        await Promise.all(
          lote.map(({ tema, texto }) =>
            this.cliente.xAdd(CLAVE, '*', { proceso: this.proceso, tema, texto }, { TRIM: LARGO }),
          ),
        );
      } catch {
        // some of it may have been taken: everything said twice is the same as said once
        this.pendientes.putBack(lote);
        await sleep(REINTENTO_MS, undefined, { ref: false });
      }
    }
    this.enviando = false;
  }

  private async read(): Promise<void> {
    while (!this.cerrado) {
      try {
        this.leido ??= await this.findLast();
        await this.readNext(this.leido);
      } catch {
        await sleep(REINTENTO_MS, undefined, { ref: false });
      }
    }
  }

  private async readNext(desde: string): Promise<void> {
    const leidos = await this.lector.xRead({ key: CLAVE, id: desde }, { BLOCK: ESPERA_MS, COUNT: LOTE });
    const nuevos = leidos?.[0]?.messages ?? [];
    for (const { id, message } of nuevos) {
      this.leido = id;
      this.hear(message);
    }
    if (nuevos.length > 0) return;
    // emptied, or another Redis whose clock is behind: what it numbers from now on would pass unread
    if (isBefore(await this.findLast(), desde)) this.leido = VACIO;
  }

  private async findLast(): Promise<string> {
    const ultimos = await this.lector.xRevRange(CLAVE, '+', '-', { COUNT: 1 });
    return ultimos?.[0]?.id ?? VACIO;
  }

  private hear({ proceso, tema, texto }: Record<string, string>): void {
    if (proceso === this.proceso || tema === undefined || texto === undefined) return;
    try {
      this.oyentes.get(tema)?.(JSON.parse(texto));
    } catch (error) {
      this.logger.error(
        'No se ha entendido lo que dice otro proceso.',
        error instanceof Error ? error.stack : '',
      );
    }
  }
}

/** The identifiers of a stream: milliseconds and a number within them. */
function isBefore(a: string, b: string): boolean {
  const [ms = 0, orden = 0] = a.split('-').map(Number);
  const [otroMs = 0, otroOrden = 0] = b.split('-').map(Number);
  return ms < otroMs || (ms === otroMs && orden < otroOrden);
}
