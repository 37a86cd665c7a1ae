import { Injectable } from '@nestjs/common';
import { EquipoService } from '../../casa/locales/equipo.service';
import { ColaPorNombre } from '../../plataforma/colas/cola-por-nombre';
import { HORA_MS, Periodico } from '../../plataforma/colas/periodico';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { ArqueosService } from '../arqueos/arqueos.service';
import { PartesDeNocheService } from '../partes-de-noche/partes-de-noche.service';
import { NombresService } from '../pedidos/pagados/nombres.service';
import { LlamadasRepository } from './llamadas.repository';

/**
 * Blanks the name of whoever was forgotten, at once, and what a crash left undone within the hour
 * (docs/reglas/casa.md#people). Only then is the person off the list of the house.
 */
@Injectable()
export class OlvidoPersonasService extends Periodico {
  private readonly cola = new ColaPorNombre();

  constructor(
    private readonly equipo: EquipoService,
    private readonly nombres: NombresService,
    private readonly llamadas: LlamadasRepository,
    private readonly arqueos: ArqueosService,
    private readonly partes: PartesDeNocheService,
    events: DomainEvents,
  ) {
    super({ nombre: 'Personas', fallo: 'No se ha podido borrar un nombre', cadaMs: HORA_MS });
    events.on('persona.olvidada', ({ restauranteId, id }) => this.blank(restauranteId, id));
  }

  async runOnce(): Promise<void> {
    for (const { restauranteId, id } of await this.equipo.findOlvidadas()) {
      if (this.isParado) return;
      await this.blank(restauranteId, id);
    }
  }

  private blank(restauranteId: string, id: string): Promise<void> {
    return this.cola.run(id, async () => {
      await this.nombres.blankNombre(restauranteId, id);
      await this.llamadas.blankNombre(restauranteId, id);
      await this.arqueos.blankNombre(restauranteId, id);
      await this.partes.blankNombre(restauranteId, id);
      await this.equipo.dropOlvidada(restauranteId, id);
    });
  }
}
