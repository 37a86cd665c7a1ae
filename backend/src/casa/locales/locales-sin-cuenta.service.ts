import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Ronda } from '../../plataforma/colas/ronda';
import { RestaurantesService } from './restaurantes.service';

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;
const SEMANA_MS = 7 * 24 * HORA_MS;

/**
 * A place is stored before its account: one that was left without, by a process that died, is swept an hour later.
 * One that is older than a week is somebody's, whatever became of its account.
 */
@Injectable()
export class LocalesSinCuenta implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('LocalesSinCuenta');
  private readonly ronda = new Ronda(() => this.sweepAndSay());

  constructor(private readonly restaurantes: RestaurantesService) {}

  onApplicationBootstrap(): void {
    this.ronda.start(MINUTO_MS, HORA_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ronda.stop();
  }

  private async sweepAndSay(): Promise<void> {
    try {
      const ahora = Date.now();
      const quitados = await this.restaurantes.sweepSinCuenta(
        new Date(ahora - SEMANA_MS),
        new Date(ahora - HORA_MS),
      );
      if (quitados > 0) this.logger.log(`Restaurantes a medio registrar, quitados: ${quitados}`);
    } catch (error) {
      this.logger.warn(
        `No se han podido mirar los restaurantes: ${error instanceof Error ? error.message : ''}`,
      );
    }
  }
}
