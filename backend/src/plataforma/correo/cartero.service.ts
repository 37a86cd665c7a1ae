import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Config } from '../config/config';
import { openCorreo } from './contenido';
import { CorreosRepository } from './correos.repository';
import type { CorreoEnMano } from './correos.repository';
import { toMensaje } from './mensaje';
import { Ritmo } from './ritmo';
import { isDefinitivo, motivoOf } from './transportes/fallo';
import { Transporte } from './transportes/transporte';

/** As many mails as this are under way at once. */
const MAX_A_LA_VEZ = 4;

/**
 * Delivers the mails that are stored, whoever stored them, and tries again those that fail until
 * they are of no use. A mail is held while it is delivered; what a process that died was holding
 * is delivered by another once the hold ends.
 */
@Injectable()
export class CarteroService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Correo');
  private readonly stop = new AbortController();
  private readonly rondas = new Set<Promise<void>>();
  private readonly timers = new Set<NodeJS.Timeout>();
  private enRonda = 0;
  private avisos = 0;

  constructor(
    private readonly correos: CorreosRepository,
    private readonly transporte: Transporte,
    private readonly ritmo: Ritmo,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.poll();
  }

  /** What is under way is cut short and left for whoever starts next; the database closes after this. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stop.abort();
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.all(this.rondas);
  }

  /** Something may be due. */
  wake(): void {
    this.avisos += 1;
    if (this.stop.signal.aborted || this.enRonda >= MAX_A_LA_VEZ) return;
    const ronda = this.deliverAll();
    this.rondas.add(ronda);
    void ronda.then(() => this.rondas.delete(ronda));
  }

  private poll(): void {
    this.wake();
    this.after(this.ritmo.sondeo, () => this.poll());
  }

  /** Until nothing is due; a mail that comes in while it looks is looked for again. */
  private async deliverAll(): Promise<void> {
    this.enRonda += 1;
    try {
      for (let vistos = -1; vistos !== this.avisos;) {
        vistos = this.avisos;
        for (let correo = await this.lease(); correo; correo = await this.lease()) await this.deliver(correo);
      }
    } catch (error) {
      this.logger.warn(`El correo pendiente no puede atenderse: ${motivoOf(error)}`);
    } finally {
      this.enRonda -= 1;
    }
  }

  private lease(): Promise<CorreoEnMano | null> {
    if (this.stop.signal.aborted) return Promise.resolve(null);
    const ahora = Date.now();
    return this.correos.lease(new Date(ahora), new Date(ahora + this.ritmo.arriendo));
  }

  private async deliver(correo: CorreoEnMano): Promise<void> {
    if (correo.caducaEn.getTime() <= Date.now()) return this.giveUp(correo, 'ha caducado');
    try {
      const mensaje = toMensaje(correo, openCorreo(correo.contenido, this.config), this.config);
      const limite = AbortSignal.timeout(this.ritmo.envio);
      await this.transporte.deliver(correo.id, mensaje, AbortSignal.any([this.stop.signal, limite]));
    } catch (error) {
      return this.tryLater(correo, error);
    }
    await this.correos.delete(correo);
  }

  private async tryLater(correo: CorreoEnMano, error: unknown): Promise<void> {
    const motivo = motivoOf(error);
    if (isDefinitivo(error)) return this.giveUp(correo, `el servidor lo rechaza (${motivo})`);
    const espera = this.ritmo.esperaTras(correo.intentos);
    const siguienteEn = new Date(Date.now() + espera);
    if (siguienteEn >= correo.caducaEn) return this.giveUp(correo, `caduca sin haber salido (${motivo})`);
    await this.correos.postpone(correo, siguienteEn);
    this.logger.warn(`Un correo no ha salido y se volverá a intentar: ${motivo}`);
    this.after(espera, () => this.wake());
  }

  private async giveUp(correo: CorreoEnMano, why: string): Promise<void> {
    await this.correos.delete(correo);
    this.logger.error(`Un correo se descarta: ${why}`);
  }

  private after(ms: number, work: () => void): void {
    if (this.stop.signal.aborted) return;
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      work();
    }, ms);
    this.timers.add(timer);
  }
}
