import { Injectable } from '@nestjs/common';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { ColaProductos } from '../productos/lista/cola-productos';
import { EjecucionTareas } from './ejecucion-tareas';
import { FilasTandaRepository } from './filas-tanda.repository';
import type { FilaTanda, OmitidaTanda, TandaDoc } from './tanda.schema';
import { TandasRepository } from './tandas.repository';

@Injectable()
export class EjecucionTandas extends EjecucionTareas<TandaDoc, FilaTanda, OmitidaTanda[]> {
  constructor(
    cola: ColaProductos,
    tandas: TandasRepository,
    private readonly filas: FilasTandaRepository,
    events: DomainEvents,
  ) {
    super({ nombre: 'Tandas', fallo: 'Un cambio de varios productos espera' }, cola, tandas, events);
  }

  protected begin({ filas }: TandaDoc): Promise<FilaTanda[]> {
    return Promise.resolve(filas);
  }

  protected doFilas({ restaurante, _id }: TandaDoc, filas: readonly FilaTanda[]): Promise<OmitidaTanda[]> {
    return this.filas.applyFilas(restaurante, _id, filas);
  }

  protected finish(): Promise<void> {
    return Promise.resolve();
  }
}
