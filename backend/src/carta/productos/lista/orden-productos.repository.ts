import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import type { SeccionOrden } from '@carta/contracts';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { toId } from '../../../plataforma/base-datos/ids';
import { nextRev } from '../../../plataforma/base-datos/revision';
import { productoSchema } from './producto.schema';
import type { ProductoDoc } from './producto.schema';

@Injectable()
export class OrdenProductosRepository {
  constructor(@InjectColeccion(productoSchema) private readonly productos: Collection<ProductoDoc>) {}

  async nextPosicion(restauranteId: string, categoriaId: string | null): Promise<number> {
    const categoria = categoriaId === null ? null : toId(categoriaId);
    const [ultimo] = await this.productos
      .find({ restaurante: toId(restauranteId), categoria })
      .sort({ posicion: -1 })
      .limit(1)
      .toArray();
    return (ultimo?.posicion ?? -1) + 1;
  }

  /** Sets both the categoría and the posición of these products. */
  async setOrdenProductos(restauranteId: string, secciones: readonly SeccionOrden[]): Promise<void> {
    for (const { categoria, productos } of secciones) {
      const orden = productos.map((id) => toId(id));
      const destino = { $literal: categoria === null ? null : toId(categoria) };
      const lugar = {
        // a place in the same categoría is nothing that a sheet could overwrite; before `categoria`, for it reads that
        ...nextRev({ $cond: [{ $eq: ['$categoria', destino] }, 0, 1] }),
        categoria: destino,
        posicion: { $indexOfArray: [orden, '$_id'] },
      };
      await this.productos.updateMany({ restaurante: toId(restauranteId), _id: { $in: orden } }, [
        { $set: lugar },
      ]);
    }
  }
}
