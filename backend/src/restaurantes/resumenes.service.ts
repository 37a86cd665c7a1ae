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

/** So long, in ms, is a clearing not told of which nobody knew whether it would still be stored. */
const VIDA_MS = 30_000;

/** What boards are told of their restaurantes every two seconds, and which hardly ever changes. */
@Injectable()
export class ResumenesService {
  private readonly recientes: RecienteDeMuchos<Resumen>;

  constructor(
    private readonly restaurantes: RestaurantesRepository,
    events: DomainEvents,
    config: Config,
  ) {
    this.recientes = new RecienteDeMuchos(Math.min(VIDA_MS, vidaDe(config)), (ids) => this.find(ids));
    events.on('carta.cambiada', ({ restauranteId }) => this.recientes.drop(restauranteId));
  }

  /** By id; those that are gone are missing. What is not remembered is read in one query. */
  of(ids: readonly string[]): Promise<ReadonlyMap<string, Resumen>> {
    return this.recientes.get(ids);
  }

  /** Remembers when the paid board was cleared, so that every screen can tell that it missed it. */
  async markPagadosArchivados(id: string, cuando: Date): Promise<void> {
    try {
      await this.restaurantes.setPagadosDesde(id, cuando);
    } finally {
      this.recientes.drop(id);
    }
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
