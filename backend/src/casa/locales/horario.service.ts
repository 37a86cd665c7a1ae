import { Injectable } from '@nestjs/common';
import type { CambiarHorarioRequest, Horario } from '@carta/contracts';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { horarioOf, toCambiosHorario } from './horario.mapper';
import { restauranteNoEncontrado } from './restaurantes.errors';
import { RestaurantesRepository } from './restaurantes.repository';

/** When a restaurant takes orders (docs/reglas.md#opening-hours). */
@Injectable()
export class HorarioService {
  constructor(
    private readonly restaurantes: RestaurantesRepository,
    private readonly events: DomainEvents,
  ) {}

  /** Absent fields stay. @throws 404 for another restaurante. */
  async changeHorario(id: string, propioId: string, datos: CambiarHorarioRequest): Promise<Horario> {
    const actual = id === propioId ? await this.restaurantes.findRestaurante(id) : null;
    if (!actual) throw restauranteNoEncontrado();
    const cambios = toCambiosHorario(datos);
    if (Object.keys(cambios.pone).length + cambios.quita.length === 0) return horarioOf(actual.horario);
    return changeCarta(this.events, { restauranteId: id, es: 'local.cambiado' }, async () => {
      const doc = await this.restaurantes.setHorario(id, cambios);
      if (!doc) throw restauranteNoEncontrado();
      return horarioOf(doc.horario);
    });
  }
}
