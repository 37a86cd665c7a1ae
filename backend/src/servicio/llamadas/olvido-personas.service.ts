import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { EquipoService } from '../../casa/locales/equipo.service';
import { ColaPorNombre } from '../../plataforma/colas/cola-por-nombre';
import { Ronda } from '../../plataforma/colas/ronda';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { ArqueosService } from '../arqueos/arqueos.service';
import { PartesService } from '../partes/partes.service';
import { NombresService } from '../pedidos/pagados/nombres.service';
import { LlamadasRepository } from './llamadas.repository';

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;

/**
 * Blanks the name of whoever was forgotten, at once, and what a crash left undone within the hour
 * (docs/reglas/casa.md#people). Only then is the person off the list of the house.
 */
@Injectable()
export class OlvidoPersonasService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Personas');
  private readonly cola = new ColaPorNombre();
  private readonly ronda = new Ronda(() => this.finishAll());

  constructor(
    private readonly equipo: EquipoService,
    private readonly nombres: NombresService,
    private readonly llamadas: LlamadasRepository,
    private readonly arqueos: ArqueosService,
    private readonly partes: PartesService,
    events: DomainEvents,
  ) {
    events.on('persona.olvidada', ({ restauranteId, id }) => this.blank(restauranteId, id));
  }

  onApplicationBootstrap(): void {
    this.ronda.start(MINUTO_MS, HORA_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ronda.stop();
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

  private async finishAll(): Promise<void> {
    try {
      for (const { restauranteId, id } of await this.equipo.findOlvidadas()) {
        if (this.ronda.isParada) return;
        await this.blank(restauranteId, id);
      }
    } catch (error) {
      this.logger.warn(`No se ha podido borrar un nombre: ${error instanceof Error ? error.message : ''}`);
    }
  }
}
