import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { ClienteRedis } from '../../../plataforma/redis/cliente-redis';
import { Pendientes } from './pendientes';

const CLAVE = 'carta:eventos';
/** A process away for longer has lost messages (about this many), and its screens read again. */
const LARGO = { strategy: 'MAXLEN', strategyModifier: '~', threshold: 10_000 } as const;
const VACIO = '0-0';
const LOTE = 100;
/** Redis responds at least this often (ms), even without news; shorter than its allowed silence. */
const ESPERA_MS = 1_000;
const REINTENTO_MS = 100;

type Oyente = (mensaje: unknown) => void;

/**
 * Carries messages between processes through a stream of Redis. Reading resumes where it stopped; messages
 * wait for a while, so that without Redis they come late, and nothing here waits for it.
 */
export class Flujo {
  private readonly logger = new Logger('Procesos');
  private readonly proceso = randomUUID();
  private readonly oyentes = new Map<string, Oyente>();
  private readonly pendientes = new Pendientes();
  /** A blocking read needs a connection of its own. */
  private readonly lector: ClienteRedis;
  private leido: string | undefined;
  private enviando = false;
  private cerrado = false;

  constructor(private readonly cliente: ClienteRedis) {
    this.lector = cliente.duplicate();
    // redis.service logs it once
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

  listen(tema: string, oyente: Oyente): void {
    this.oyentes.set(tema, oyente);
  }

  /** Sends the message as soon as Redis takes it, and drops it after `vigenciaMs`. */
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
        // Redis may have taken some of them; a message may safely arrive twice
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
      this.receive(message);
    }
    if (nuevos.length > 0) return;
    // the stream was emptied, or another Redis has a slower clock: its new ids would be skipped
    if (isBefore(await this.findLast(), desde)) this.leido = VACIO;
  }

  private async findLast(): Promise<string> {
    const ultimos = await this.lector.xRevRange(CLAVE, '+', '-', { COUNT: 1 });
    return ultimos?.[0]?.id ?? VACIO;
  }

  private receive({ proceso, tema, texto }: Record<string, string>): void {
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

/** An id of a stream is milliseconds and a number within them. */
function isBefore(a: string, b: string): boolean {
  const [ms = 0, orden = 0] = a.split('-').map(Number);
  const [otroMs = 0, otroOrden = 0] = b.split('-').map(Number);
  return ms < otroMs || (ms === otroMs && orden < otroOrden);
}
