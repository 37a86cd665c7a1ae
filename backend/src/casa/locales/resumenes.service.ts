import { Injectable } from '@nestjs/common';
import type { Servicio } from '@carta/contracts';
import { RestaurantesRepository } from './restaurantes.repository';
import { servicioOf } from './servicio.mapper';

/** `pagadosDesde` is null if its paid board was never cleared. */
export interface Resumen {
  pagadosDesde: Date | null;
  servicio: Servicio;
}

/** Read for the boards every two seconds. */
@Injectable()
export class ResumenesService {
  constructor(private readonly restaurantes: RestaurantesRepository) {}

  /** By id, in one query; deleted ones are missing. */
  async findResumenes(ids: readonly string[]): Promise<ReadonlyMap<string, Resumen>> {
    const docs = await this.restaurantes.findResumenes(ids);
    return new Map(
      docs.map(({ _id, pagadosDesde, servicio }) => [
        _id.toHexString(),
        { pagadosDesde: pagadosDesde ?? null, servicio: servicioOf(servicio) },
      ]),
    );
  }

  /** Lets a screen that was away see that the paid board was cleared. */
  markPagadosArchivados(id: string, cuando: Date): Promise<void> {
    return this.restaurantes.setPagadosDesde(id, cuando);
  }
}
