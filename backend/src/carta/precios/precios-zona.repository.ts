import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { toId } from '../../plataforma/base-datos/ids';
import { lotesDe } from '../../plataforma/base-datos/lotes';
import type { CambioPrecios, ConPrecios } from './precios-zona';
import { productoSchema } from '../productos/lista/producto.schema';
import type { ProductoDoc } from '../productos/lista/producto.schema';

/** Prices are in céntimos. */
@Injectable()
export class PreciosZonaRepository {
  constructor(@InjectColeccion(productoSchema) private readonly productos: Collection<ProductoDoc>) {}

  findPrecios(restauranteId: string, ids: readonly string[]): Promise<ConPrecios[]> {
    return this.productos
      .find<ConPrecios>(
        { restaurante: toId(restauranteId), _id: { $in: ids.map(toId) } },
        { projection: { precio: 1, precios: 1, formatos: 1 } },
      )
      .toArray();
  }

  /** Returns false when one was gone or elsewhere: then only part is written. */
  async putPrecios(restauranteId: string, zona: string, cambios: readonly CambioPrecios[]): Promise<boolean> {
    const restaurante = toId(restauranteId);
    const operaciones = cambios.map(({ producto, formato, precio, sobran }) => {
      const prefijo = formato ? `formatos.${formato.lugar}.` : '';
      const campo = (cual: string) => `${prefijo}precios.${cual}`;
      const quita = precio === null ? [zona, ...sobran] : sobran;
      const donde = formato ? { [`${prefijo}_id`]: formato.id } : { 'formatos.0': { $exists: false } };
      return {
        updateOne: {
          filter: { restaurante, _id: producto, ...donde },
          update: {
            $inc: { rev: 1 },
            ...(precio === null ? {} : { $set: { [campo(zona)]: precio } }),
            ...(quita.length > 0
              ? { $unset: Object.fromEntries(quita.map((cual) => [campo(cual), '' as const])) }
              : {}),
          },
        },
      };
    });
    let hechos = 0;
    for (const lote of lotesDe(operaciones)) {
      hechos += (await this.productos.bulkWrite(lote, { ordered: false })).matchedCount;
    }
    return hechos === cambios.length;
  }
}
