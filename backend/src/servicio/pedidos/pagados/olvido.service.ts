import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import { Ronda } from '../../../plataforma/colas/ronda';
import { ArchivoRepository } from './archivo.repository';

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;
const DIA_MS = 24 * HORA_MS;
/** A pause between two restaurantes: with thousands of them, orders must not wait for this. */
const ENTRE_DOS_MS = 20;

/**
 * Forgets notes and avoided allergens some days after their order was archived
 * (docs/reglas/pedir.md#what-is-forgotten). Every process looks once an hour; done twice, it changes nothing.
 */
@Injectable()
export class OlvidoService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Olvido');
  private readonly ronda = new Ronda(() => this.forgetAndSay());

  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly archivo: ArchivoRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.ronda.start(MINUTO_MS, HORA_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ronda.stop();
  }

  /** Returns the number of mesas changed. */
  async forget(ahora: Date): Promise<number> {
    let mesas = 0;
    for await (const { id, diasNotas, olvidadoHasta } of this.restaurantes.streamOlvidos()) {
      if (this.ronda.isParada) break;
      const hasta = new Date(ahora.getTime() - diasNotas * DIA_MS);
      if (olvidadoHasta !== null && hasta <= olvidadoHasta) continue;
      mesas += await this.forgetOf(id, olvidadoHasta, hasta);
      await pause(ENTRE_DOS_MS);
    }
    return mesas;
  }

  /** Mostly there is nothing to forget: then progress is noted once a day. */
  private async forgetOf(id: string, desde: Date | null, hasta: Date): Promise<number> {
    const hasNotas = await this.archivo.hasNotas(id, desde, hasta);
    const mesas = hasNotas ? await this.archivo.forgetNotas(id, desde, hasta) : 0;
    const isAtrasado = desde === null || hasta.getTime() - desde.getTime() >= DIA_MS;
    if (hasNotas || isAtrasado) await this.restaurantes.markOlvidado(id, hasta);
    return mesas;
  }

  private async forgetAndSay(): Promise<void> {
    try {
      const mesas = await this.forget(new Date());
      if (mesas > 0) this.logger.log(`Notas de pedidos archivados, borradas por su plazo: ${mesas} mesas`);
    } catch (error) {
      this.logger.warn(`No se han podido borrar notas: ${error instanceof Error ? error.message : ''}`);
    }
  }
}
