import { Injectable } from '@nestjs/common';
import { HORA_MS, Periodico } from '../../plataforma/colas/periodico';
import { RestaurantesService } from './restaurantes.service';

const SEMANA_MS = 7 * 24 * HORA_MS;

/**
 * A place is stored before its account: one that was left without, by a process that died, is swept an hour later.
 * One that is older than a week is somebody's, whatever became of its account.
 */
@Injectable()
export class LocalesSinCuenta extends Periodico {
  constructor(private readonly restaurantes: RestaurantesService) {
    super({ nombre: 'LocalesSinCuenta', fallo: 'No se han podido mirar los restaurantes', cadaMs: HORA_MS });
  }

  async runOnce(ahora: Date): Promise<void> {
    const tras = (ms: number): Date => new Date(ahora.getTime() - ms);
    const quitados = await this.restaurantes.sweepSinCuenta(tras(SEMANA_MS), tras(HORA_MS));
    if (quitados > 0) this.logger.log(`Restaurantes a medio registrar, quitados: ${quitados}`);
  }
}
