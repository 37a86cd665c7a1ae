import { Injectable } from '@nestjs/common';
import type { CambiarLegalRequest, DatosLegales } from '@carta/contracts';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { legalOf, toCambiosLegal } from './legal.mapper';
import { restauranteNoEncontrado } from './restaurantes.errors';
import { RestaurantesRepository } from './restaurantes.repository';

/** This person is legally responsible for a restaurant (docs/reglas.md#who-answers-for-the-carta). */
@Injectable()
export class LegalService {
  constructor(
    private readonly restaurantes: RestaurantesRepository,
    private readonly events: DomainEvents,
  ) {}

  /** Absent fields stay. @throws 404 for another restaurante. */
  async changeLegal(id: string, propioId: string, datos: CambiarLegalRequest): Promise<DatosLegales> {
    const actual = id === propioId ? await this.restaurantes.findRestaurante(id) : null;
    if (!actual) throw restauranteNoEncontrado();
    const cambios = toCambiosLegal(datos);
    if (Object.keys(cambios).length === 0) return legalOf(actual.legal);
    return changeCarta(this.events, { restauranteId: id, es: 'local.cambiado' }, async () => {
      const doc = await this.restaurantes.setLegal(id, cambios);
      if (!doc) throw restauranteNoEncontrado();
      return legalOf(doc.legal);
    });
  }
}
