import { isHecho, recordarClave, sinHacer } from '../../../plataforma/base-datos/claves-recordadas';
import { sinCambiar } from '../../../plataforma/base-datos/revision';
import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { toId } from '../../../plataforma/base-datos/ids';
import type { Agotable } from '../../agotado';
import type { CambiosProducto, ProductoNuevo } from './producto-nuevo';
import { changedProducto, newProducto } from './producto.escritura';
import { productoSchema } from './producto.schema';
import type { ImagenProducto, ProductoDoc } from './producto.schema';

/** Sorts without an index: one carta is small, and cached. */
const POR_POSICION = { posicion: 1, _id: 1 } as const;

/** What an importación has made is hidden until it is done. */
const A_LA_VISTA = { importacion: { $exists: false } } as const;

/** The only reader and writer of `productos`; every query names its restaurante. */
@Injectable()
export class ProductosRepository {
  constructor(@InjectColeccion(productoSchema) private readonly productos: Collection<ProductoDoc>) {}

  /** Products are sorted by posición, without regard to their categoría. */
  findProductos(restauranteId: string): Promise<ProductoDoc[]> {
    return this.productos
      .find({ restaurante: toId(restauranteId), ...A_LA_VISTA })
      .sort(POR_POSICION)
      .toArray();
  }

  findProductosDeCategoria(restauranteId: string, categoriaId: string): Promise<ProductoDoc[]> {
    return this.productos
      .find({ restaurante: toId(restauranteId), categoria: toId(categoriaId), ...A_LA_VISTA })
      .sort(POR_POSICION)
      .toArray();
  }

  findProductosPorIdONombre(
    restauranteId: string,
    ids: readonly string[],
    nombres: readonly string[],
  ): Promise<ProductoDoc[]> {
    const porId = { _id: { $in: ids.map(toId) } };
    const cuales = nombres.length === 0 ? porId : { $or: [porId, { nombre: { $in: nombres } }] };
    return this.productos.find({ restaurante: toId(restauranteId), ...cuales, ...A_LA_VISTA }).toArray();
  }

  findProducto(restauranteId: string, id: string): Promise<ProductoDoc | null> {
    return this.productos.findOne({ restaurante: toId(restauranteId), _id: toId(id) });
  }

  findProductoPorClave(restauranteId: string, clave: string): Promise<ProductoDoc | null> {
    return this.productos.findOne({ restaurante: toId(restauranteId), clave });
  }

  countProductos(restauranteId: string): Promise<number> {
    return this.productos.countDocuments({ restaurante: toId(restauranteId) });
  }

  /** @throws the engine's duplicate key error for a taken clave. */
  async insertProducto(restauranteId: string, nuevo: ProductoNuevo, posicion: number): Promise<ProductoDoc> {
    const doc = newProducto(restauranteId, nuevo, posicion);
    await this.productos.insertOne(doc);
    return doc;
  }

  async setImagenProducto(restauranteId: string, id: string, imagen: ImagenProducto): Promise<boolean> {
    const filtro = { restaurante: toId(restauranteId), _id: toId(id) };
    const { matchedCount } = await this.productos.updateOne(filtro, { $set: { imagen } });
    return matchedCount === 1;
  }

  /**
   * A formato or a dish that keeps its id keeps its availability, even if somebody changes that meanwhile.
   * @param clave makes the change once: a retry leaves the product as it is now.
   * @param rev of what the screen saw: nothing newer is overwritten. Null when there is no such product.
   */
  async updateProducto(
    antes: ProductoDoc,
    cambios: CambiosProducto,
    { clave, rev }: { clave: string | undefined; rev: number | undefined },
  ): Promise<{ es: 'guardado' | 'cambiado'; doc: ProductoDoc } | null> {
    const filtro = { restaurante: antes.restaurante, _id: antes._id };
    const guardado = await this.productos.findOneAndUpdate(
      { ...filtro, ...sinHacer(clave), ...sinCambiar(rev) },
      changedProducto(antes, cambios, clave),
      { returnDocument: 'after' },
    );
    if (guardado) return { es: 'guardado', doc: guardado };
    const doc = await this.productos.findOne(filtro);
    return doc && { es: isHecho(doc, clave) ? 'guardado' : 'cambiado', doc };
  }

  /** @param clave makes the change once: a retry leaves the product as it is now. */
  setDisponibilidadProducto(
    restauranteId: string,
    id: string,
    venta: Agotable,
    clave: string | undefined,
  ): Promise<ProductoDoc | null> {
    const filtro = { restaurante: toId(restauranteId), _id: toId(id) };
    return this.changeProductoOnce(restauranteId, filtro, { ...venta }, clave);
  }

  /** Whoever says that something is for sale of which none is left counts it no longer. */
  async forgetCero(restauranteId: string, id: string, clave: string | undefined): Promise<void> {
    await this.productos.updateOne(
      { restaurante: toId(restauranteId), _id: toId(id), quedan: 0, ...sinHacer(clave) },
      { $unset: { quedan: '', apartados: '', devueltas: '' } },
    );
  }

  setDisponibilidadFormato(
    restauranteId: string,
    id: string,
    formatoId: string,
    { disponible, agotadoHasta }: Agotable,
    clave: string | undefined,
  ): Promise<ProductoDoc | null> {
    const filtro = { restaurante: toId(restauranteId), _id: toId(id), 'formatos._id': toId(formatoId) };
    const $set = { 'formatos.$[f].disponible': disponible, 'formatos.$[f].agotadoHasta': agotadoHasta };
    return this.changeProductoOnce(restauranteId, filtro, $set, clave, [{ 'f._id': toId(formatoId) }]);
  }

  setDisponibilidadPlato(
    restauranteId: string,
    id: string,
    platoId: string,
    { disponible, agotadoHasta }: Agotable,
    clave: string | undefined,
  ): Promise<ProductoDoc | null> {
    const filtro = { restaurante: toId(restauranteId), _id: toId(id), 'menu.platos._id': toId(platoId) };
    const $set = {
      'menu.platos.$[p].disponible': disponible,
      'menu.platos.$[p].agotadoHasta': agotadoHasta,
    };
    return this.changeProductoOnce(restauranteId, filtro, $set, clave, [{ 'p._id': toId(platoId) }]);
  }

  private async changeProductoOnce(
    restauranteId: string,
    filtro: mongo.Filter<ProductoDoc>,
    $set: Record<string, unknown>,
    clave: string | undefined,
    arrayFilters: mongo.Document[] = [],
  ): Promise<ProductoDoc | null> {
    const doc = await this.productos.findOneAndUpdate(
      { ...filtro, ...sinHacer(clave) },
      { $set, ...recordarClave(clave) },
      { returnDocument: 'after', arrayFilters },
    );
    return doc ?? (clave === undefined ? null : this.productos.findOne(filtro));
  }

  /** Returns the number of products changed. */
  async pullOpcion(restauranteId: string, opcionId: string): Promise<number> {
    const filtro = { restaurante: toId(restauranteId), opciones: toId(opcionId) };
    const { modifiedCount } = await this.productos.updateMany(filtro, {
      $pull: { opciones: toId(opcionId) },
      $inc: { rev: 1 },
    });
    return modifiedCount;
  }

  async deleteProducto(restauranteId: string, id: string): Promise<boolean> {
    const filtro = { restaurante: toId(restauranteId), _id: toId(id) };
    const { deletedCount } = await this.productos.deleteOne(filtro);
    return deletedCount === 1;
  }

  async deleteProductosDeCategoria(restauranteId: string, categoriaId: string): Promise<number> {
    const filtro = { restaurante: toId(restauranteId), categoria: toId(categoriaId) };
    const { deletedCount } = await this.productos.deleteMany(filtro);
    return deletedCount;
  }

  async findImagenes(restauranteId: string): Promise<string[]> {
    return (await this.productos.distinct('imagen.nombre', {
      restaurante: toId(restauranteId),
    })) as string[];
  }

  /** Searches all restaurants: photos belong to none. */
  async findImagenesEnUso(nombres: readonly string[]): Promise<Set<string>> {
    return new Set(
      await this.productos.distinct('imagen.nombre', { 'imagen.nombre': { $in: [...nombres] } }),
    );
  }
}
