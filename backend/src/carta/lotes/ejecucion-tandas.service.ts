import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { lotesDe } from '../../plataforma/base-datos/lotes';
import { Ronda } from '../../plataforma/colas/ronda';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { ColaProductos } from '../productos/lista/cola-productos';
import { FilasTandaRepository } from './filas-tanda.repository';
import type { TandaDoc } from './tanda.schema';
import { TandasRepository } from './tandas.repository';

/** Between two looks for unfinished tandas, in ms. */
const CADA_MS = 10_000;

/**
 * Executes tandas row by row. Every process looks for unfinished ones, at its start and afterwards: one
 * finishes what another left, and where two work at once each product is still changed once.
 */
@Injectable()
export class EjecucionTandas implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Tandas');
  private readonly enMarcha = new Map<string, Promise<void>>();
  private readonly ronda = new Ronda(() => this.resumeAndSay());

  constructor(
    private readonly cola: ColaProductos,
    private readonly tandas: TandasRepository,
    private readonly filas: FilasTandaRepository,
    private readonly events: DomainEvents,
  ) {}

  onApplicationBootstrap(): void {
    this.ronda.start(0, CADA_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled([this.ronda.stop(), ...this.enMarcha.values()]);
  }

  /** Resolves when it is done or this process ends; announces the carta once, at its end. */
  run(tanda: TandaDoc): Promise<void> {
    const id = tanda._id.toHexString();
    const marcha = this.enMarcha.get(id) ?? this.runRows(tanda).finally(() => this.enMarcha.delete(id));
    this.enMarcha.set(id, marcha);
    return marcha;
  }

  /** Returns the number of unfinished tandas found. */
  async resume(): Promise<number> {
    const tandas = await this.tandas.findTandasEnCurso();
    await Promise.all(tandas.map((tanda) => this.run(tanda)));
    return tandas.length;
  }

  private runRows(tanda: TandaDoc): Promise<void> {
    const restauranteId = tanda.restaurante.toHexString();
    return changeCarta(this.events, { restauranteId, es: 'productos.cambiados' }, async () => {
      let { vistas } = tanda;
      for (const lote of lotesDe(tanda.filas.slice(vistas))) {
        if (this.ronda.isParada) return;
        const omitidas = await this.cola.run(restauranteId, () =>
          this.filas.applyFilas(tanda.restaurante, tanda._id, lote),
        );
        // another process is ahead and will end it; its notes are the same
        if (!(await this.tandas.advanceTanda({ ...tanda, vistas }, vistas + lote.length, omitidas))) return;
        vistas += lote.length;
      }
      await this.tandas.endTanda(tanda);
    });
  }

  private async resumeAndSay(): Promise<void> {
    try {
      await this.resume();
    } catch (error) {
      this.logger.warn(
        `Un cambio de varios productos espera: ${error instanceof Error ? error.message : ''}`,
      );
    }
  }
}
