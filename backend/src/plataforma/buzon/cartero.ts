import type { Transporte } from './buzon.types';
import { EntregaFallida, motivoOf } from './buzon.errors';
import type { Cifrado } from './cifrado';
import type { EnvioEnMano, EnviosRepository } from './envios.repository';
import type { Ritmo } from './ritmo';

const MAX_A_LA_VEZ = 4;

/**
 * Delivers one kind of envios, and retries until they expire. Each is leased during its delivery, so that
 * another process takes over when this one dies.
 */
export class Cartero<Contenido> {
  private readonly repartos = new Set<Promise<void>>();
  private repartiendo = 0;
  private wakes = 0;

  constructor(
    private readonly transporte: Transporte<Contenido>,
    private readonly envios: EnviosRepository,
    private readonly ritmo: Ritmo,
    private readonly cifrado: Cifrado,
    private readonly stop: AbortSignal,
  ) {}

  async send(contenido: Contenido, caducaEn: Date): Promise<void> {
    const cerrado = this.cifrado.close(JSON.stringify(contenido));
    await this.envios.insertEnvio(this.transporte.tipo, cerrado, caducaEn, new Date());
    this.wake();
  }

  wake(): void {
    this.wakes += 1;
    if (this.stop.aborted || this.repartiendo >= MAX_A_LA_VEZ) return;
    const reparto = this.deliverAll();
    this.repartos.add(reparto);
    void reparto.then(() => this.repartos.delete(reparto));
  }

  async settle(): Promise<void> {
    await Promise.all(this.repartos);
  }

  /** Looks again when an envio arrived meanwhile. */
  private async deliverAll(): Promise<void> {
    this.repartiendo += 1;
    try {
      for (let seen = -1; seen !== this.wakes;) {
        seen = this.wakes;
        for (let envio = await this.lease(); envio; envio = await this.lease()) await this.deliver(envio);
      }
    } catch (error) {
      const { tipo, logger } = this.transporte;
      logger.warn(`El ${tipo} pendiente no puede atenderse: ${motivoOf(error)}`);
    } finally {
      this.repartiendo -= 1;
    }
  }

  private lease(): Promise<EnvioEnMano | null> {
    if (this.stop.aborted) return Promise.resolve(null);
    const ahora = Date.now();
    return this.envios.leaseEnvio(
      this.transporte.tipo,
      new Date(ahora),
      new Date(ahora + this.ritmo.arriendo),
    );
  }

  private async deliver(envio: EnvioEnMano): Promise<void> {
    if (envio.caducaEn.getTime() <= Date.now()) return this.giveUp(envio, 'ha caducado');
    try {
      const { id, creadoEn } = envio;
      // this throws when the server's secret has changed since
      const contenido = JSON.parse(this.cifrado.open(envio.contenido)) as Contenido;
      const limite = AbortSignal.timeout(this.ritmo.envio);
      await this.transporte.deliver({ id, creadoEn, contenido }, AbortSignal.any([this.stop, limite]));
    } catch (error) {
      return this.tryLater(envio, error);
    }
    await this.envios.deleteEnvio(envio);
  }

  private async tryLater(envio: EnvioEnMano, error: unknown): Promise<void> {
    const motivo = motivoOf(error);
    const isDefinitiva = error instanceof EntregaFallida && error.definitiva;
    if (isDefinitiva) return this.giveUp(envio, `el servidor lo rechaza (${motivo})`);
    const espera = this.ritmo.esperaTras(envio.intentos);
    const siguienteEn = new Date(Date.now() + espera);
    if (siguienteEn >= envio.caducaEn) return this.giveUp(envio, `caduca sin haber salido (${motivo})`);
    await this.envios.postponeEnvio(envio, siguienteEn);
    const { tipo, logger } = this.transporte;
    logger.warn(`Un ${tipo} no ha salido y se volverá a intentar: ${motivo}`);
    setTimeout(() => this.wake(), espera).unref();
  }

  private async giveUp(envio: EnvioEnMano, why: string): Promise<void> {
    await this.envios.deleteEnvio(envio);
    const { tipo, logger } = this.transporte;
    logger.error(`Un ${tipo} se descarta: ${why}`);
  }
}
