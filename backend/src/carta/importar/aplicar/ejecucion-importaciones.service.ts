import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { EjecucionTareas } from '../../lotes/ejecucion-tareas';
import { ColaProductos } from '../../productos/lista/cola-productos';
import { AplicacionImportaciones, filasPorHacer } from './aplicacion.service';
import type { FilaNumerada } from './aplicacion.service';
import type { ImportacionDoc } from '../plan/importacion.schema';
import { ImportacionesRepository } from '../plan/importaciones.repository';
import type { NotasFilas } from '../plan/importaciones.repository';

/** Small, so that somebody who watches sees it go on. */
const FILAS_POR_LOTE = 20;

/** Does importaciones, and undoes them: two phases of one tarea, where the undoing of a tanda is another tanda. */
@Injectable()
export class EjecucionImportaciones extends EjecucionTareas<ImportacionDoc, FilaNumerada, NotasFilas> {
  constructor(
    cola: ColaProductos,
    importaciones: ImportacionesRepository,
    private readonly aplicacion: AplicacionImportaciones,
    events: DomainEvents,
  ) {
    const clase = { nombre: 'Importaciones', fallo: 'Una carta por importar espera' };
    super({ ...clase, filasPorLote: FILAS_POR_LOTE }, cola, importaciones, events);
  }

  protected async begin(importacion: ImportacionDoc): Promise<FilaNumerada[]> {
    if (isAplicar(importacion)) await this.aplicacion.forgetAnteriores(importacion);
    return filasPorHacer(importacion);
  }

  /** Its rows keep what is noted, because its end goes by it. */
  protected async doFilas(importacion: ImportacionDoc, filas: readonly FilaNumerada[]): Promise<NotasFilas> {
    const notas = isAplicar(importacion)
      ? await this.aplicacion.applyFilas(importacion, filas)
      : await this.aplicacion.undoFilas(importacion, filas);
    for (const [numero, nota] of Object.entries(notas))
      Object.assign(importacion.filas[Number(numero)] ?? {}, nota);
    return notas;
  }

  protected finish(importacion: ImportacionDoc): Promise<void> {
    return isAplicar(importacion)
      ? this.aplicacion.showAll(importacion)
      : this.aplicacion.removeCategorias(importacion);
  }
}

const isAplicar = ({ estado }: ImportacionDoc): boolean => estado === 'aplicando';
