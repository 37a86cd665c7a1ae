import { Injectable } from '@nestjs/common';
import type { CambiarZonasRequest, Zona } from '@carta/contracts';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { restauranteNoEncontrado } from './restaurantes.errors';
import { RestaurantesRepository } from './restaurantes.repository';
import { toZonas } from './zonas.mapper';

/** Parts of a house whose prices may differ (docs/reglas.md#zones). */
@Injectable()
export class ZonasService {
  constructor(
    private readonly restaurantes: RestaurantesRepository,
    private readonly events: DomainEvents,
  ) {}

  /** Replaces all zonas. @throws 404 for another restaurante. */
  async changeZonas(id: string, propioId: string, datos: CambiarZonasRequest): Promise<Zona[]> {
    const actual = id === propioId ? await this.restaurantes.findRestaurante(id) : null;
    if (!actual) throw restauranteNoEncontrado();
    const zonas = toZonas(datos, actual.zonas ?? []);
    return changeCarta(this.events, { restauranteId: id, es: 'local.cambiado' }, async () => {
      const doc = await this.restaurantes.setZonas(id, zonas);
      if (!doc) throw restauranteNoEncontrado();
      return doc.zonas ?? [];
    });
  }
}
