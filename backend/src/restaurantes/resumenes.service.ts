import { Injectable } from '@nestjs/common';
import type { Servicio } from '@carta/contracts';
import { vidaDe } from '../common/cache/reciente';
import { RecienteDeMuchos } from '../common/cache/reciente-de-muchos';
import { DomainEvents } from '../common/domain-events';
import { Config } from '../config/config';
import { RestaurantesRepository } from './restaurantes.repository';
import { servicioOf } from './servicio';

/** What the latido tells of a restaurant; `pagadosDesde` is null if its paid board was never cleared. */
export interface Resumen {
  pagadosDesde: Date | null;
  servicio: Servicio;
}

/** What boards are told of their restaurantes every two seconds, and which hardly ever changes. */
@Injectable()
export class ResumenesService {
  private readonly recientes: RecienteDeMuchos<Resumen>;

  constructor(
    private readonly restaurantes: RestaurantesRepository,
    events: DomainEvents,
    config: Config,
  ) {
    this.recientes = new RecienteDeMuchos(vidaDe(config), (ids) => this.find(ids));
    for (const cambio of ['carta.cambiada', 'pagados.archivados'] as const) {
      events.on(cambio, ({ restauranteId }) => this.recientes.drop(restauranteId));
    }
  }

  /** By id; those that are gone are missing. What is not remembered is read in one query. */
  of(ids: readonly string[]): Promise<ReadonlyMap<string, Resumen>> {
    return this.recientes.get(ids);
  }

  private async find(ids: readonly string[]): Promise<Map<string, Resumen>> {
    const docs = await this.restaurantes.findResumenes(ids);
    return new Map(
      docs.map(({ _id, pagadosDesde, servicio }) => [
        _id.toHexString(),
        { pagadosDesde: pagadosDesde ?? null, servicio: servicioOf(servicio) },
      ]),
    );
  }
}
