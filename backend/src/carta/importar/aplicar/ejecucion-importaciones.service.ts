import { Injectable } from '@nestjs/common';
import { lotesDe } from '../../../plataforma/base-datos/lotes';
import { Periodico } from '../../../plataforma/colas/periodico';
import { changeCarta } from '../../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { ColaProductos } from '../../productos/lista/cola-productos';
import { AplicacionImportaciones, filasPorHacer } from './aplicacion.service';
import type { ImportacionDoc } from '../plan/importacion.schema';
import { ImportacionesRepository } from '../plan/importaciones.repository';

/** Small, so that somebody who watches sees it go on. */
const FILAS_POR_LOTE = 20;

/**
 * Does importaciones row by row, and undoes them. Every process looks for unfinished ones, at its start and
 * afterwards: one finishes what another left, and where two work at once each row is still done once.
 */
@Injectable()
export class EjecucionImportaciones extends Periodico {
  private readonly enMarcha = new Map<string, Promise<void>>();

  constructor(
    private readonly cola: ColaProductos,
    private readonly importaciones: ImportacionesRepository,
    private readonly aplicacion: AplicacionImportaciones,
    private readonly events: DomainEvents,
  ) {
    super({ nombre: 'Importaciones', fallo: 'Una carta por importar espera', primeroMs: 0, cadaMs: 10_000 });
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled([super.beforeApplicationShutdown(), ...this.enMarcha.values()]);
  }

  /** Resolves when it is done or this process ends; announces the carta once, at its end. */
  run(importacion: ImportacionDoc): Promise<void> {
    const id = importacion._id.toHexString();
    const marcha =
      this.enMarcha.get(id) ?? this.runFilas(importacion).finally(() => this.enMarcha.delete(id));
    this.enMarcha.set(id, marcha);
    return marcha;
  }

  /** Does every unfinished one to its end. */
  async runOnce(): Promise<void> {
    const importaciones = await this.importaciones.findImportacionesEnCurso();
    await Promise.all(importaciones.map((importacion) => this.run(importacion)));
  }

  private runFilas(importacion: ImportacionDoc): Promise<void> {
    const restauranteId = importacion.restaurante.toHexString();
    const isAplicar = importacion.estado === 'aplicando';
    return changeCarta(this.events, { restauranteId, es: 'productos.cambiados' }, async () => {
      if (isAplicar) await this.aplicacion.forgetAnteriores(importacion);
      let { vistas } = importacion;
      for (const lote of lotesDe(filasPorHacer(importacion).slice(vistas), FILAS_POR_LOTE)) {
        if (this.isParado) return;
        const notas = await this.cola.run(restauranteId, () =>
          isAplicar
            ? this.aplicacion.applyFilas(importacion, lote)
            : this.aplicacion.undoFilas(importacion, lote),
        );
        // another process is ahead and will end it; its notes are the same
        const isPrimero = await this.importaciones.advanceImportacion(
          { ...importacion, vistas },
          vistas + lote.length,
          notas,
        );
        if (!isPrimero) return;
        for (const [numero, nota] of Object.entries(notas))
          Object.assign(importacion.filas[Number(numero)] ?? {}, nota);
        vistas += lote.length;
      }
      await this.cola.run(restauranteId, () =>
        isAplicar ? this.aplicacion.showAll(importacion) : this.aplicacion.removeCategorias(importacion),
      );
      await this.importaciones.endImportacion(importacion);
    });
  }
}
