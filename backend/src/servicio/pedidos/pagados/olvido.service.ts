import { Injectable } from '@nestjs/common';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import { HORA_MS, Periodico } from '../../../plataforma/colas/periodico';
import { ArchivoRepository } from './archivo.repository';

const DIA_MS = 24 * HORA_MS;

/**
 * Forgets notes and avoided allergens some days after their order was archived
 * (docs/reglas/pedir.md#what-is-forgotten). Every process looks once an hour; done twice, it changes nothing.
 */
@Injectable()
export class OlvidoService extends Periodico {
  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly archivo: ArchivoRepository,
  ) {
    super({ nombre: 'Olvido', fallo: 'No se han podido borrar notas', cadaMs: HORA_MS });
  }

  async runOnce(ahora: Date): Promise<void> {
    const mesas = await this.forget(ahora);
    if (mesas > 0) this.logger.log(`Notas de pedidos archivados, borradas por su plazo: ${mesas} mesas`);
  }

  /** Returns the number of mesas changed. */
  async forget(ahora: Date): Promise<number> {
    let mesas = 0;
    for await (const { id, diasNotas, olvidadoHasta } of this.unhurried(this.restaurantes.streamOlvidos())) {
      const hasta = new Date(ahora.getTime() - diasNotas * DIA_MS);
      if (olvidadoHasta !== null && hasta <= olvidadoHasta) continue;
      mesas += await this.forgetOf(id, olvidadoHasta, hasta);
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
}
