import { Injectable } from '@nestjs/common';
import { lotesDe } from '../../plataforma/base-datos/lotes';
import { Periodico } from '../../plataforma/colas/periodico';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { ColaProductos } from '../productos/lista/cola-productos';
import { FilasTandaRepository } from './filas-tanda.repository';
import type { TandaDoc } from './tanda.schema';
import { TandasRepository } from './tandas.repository';

/**
 * Executes tandas row by row. Every process looks for unfinished ones, at its start and afterwards: one
 * finishes what another left, and where two work at once each product is still changed once.
 */
@Injectable()
export class EjecucionTandas extends Periodico {
  private readonly enMarcha = new Map<string, Promise<void>>();

  constructor(
    private readonly cola: ColaProductos,
    private readonly tandas: TandasRepository,
    private readonly filas: FilasTandaRepository,
    private readonly events: DomainEvents,
  ) {
    super({ nombre: 'Tandas', fallo: 'Un cambio de varios productos espera', primeroMs: 0, cadaMs: 10_000 });
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled([super.beforeApplicationShutdown(), ...this.enMarcha.values()]);
  }

  /** Resolves when it is done or this process ends; announces the carta once, at its end. */
  run(tanda: TandaDoc): Promise<void> {
    const id = tanda._id.toHexString();
    const marcha = this.enMarcha.get(id) ?? this.runRows(tanda).finally(() => this.enMarcha.delete(id));
    this.enMarcha.set(id, marcha);
    return marcha;
  }

  /** Does every unfinished one to its end. */
  async runOnce(): Promise<void> {
    const tandas = await this.tandas.findTandasEnCurso();
    await Promise.all(tandas.map((tanda) => this.run(tanda)));
  }

  private runRows(tanda: TandaDoc): Promise<void> {
    const restauranteId = tanda.restaurante.toHexString();
    return changeCarta(this.events, { restauranteId, es: 'productos.cambiados' }, async () => {
      let { vistas } = tanda;
      for (const lote of lotesDe(tanda.filas.slice(vistas))) {
        if (this.isParado) return;
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
}
