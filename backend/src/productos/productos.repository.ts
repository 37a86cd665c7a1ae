import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { newId, toId } from '../base-datos/ids';
import type { ImagenProducto, ProductoNuevo } from './producto-nuevo';
import { PRODUCTO } from './producto.schema';
import type { ProductoDoc } from './producto.schema';

/** The only reader and writer of the collection `productos`; every query names its restaurante. */
@Injectable()
export class ProductosRepository {
  private readonly productos: Collection<ProductoDoc>;

  constructor(@InjectModel(PRODUCTO) model: Model<ProductoDoc>) {
    this.productos = model.db.collection<ProductoDoc>(model.collection.name);
  }

  /** In the order in which they were made. */
  findAll(restauranteId: string): Promise<ProductoDoc[]> {
    return this.productos
      .find({ restaurante: toId(restauranteId) })
      .sort({ _id: 1 })
      .toArray();
  }

  findByCategoria(restauranteId: string, categoriaId: string): Promise<ProductoDoc[]> {
    return this.productos
      .find({ restaurante: toId(restauranteId), categoria: toId(categoriaId) })
      .sort({ _id: 1 })
      .toArray();
  }

  /** Those with one of these ids or one of these exact names. */
  findByIdsOrNombres(
    restauranteId: string,
    ids: readonly string[],
    nombres: readonly string[],
  ): Promise<ProductoDoc[]> {
    const porId = { _id: { $in: ids.map((id) => toId(id)) } };
    const porNombre = { nombre: { $in: [...nombres] } };
    const quienes = nombres.length === 0 ? porId : { $or: [porId, porNombre] };
    return this.productos.find({ restaurante: toId(restauranteId), ...quienes }).toArray();
  }

  async insert(restauranteId: string, { categoriaId, ...nuevo }: ProductoNuevo): Promise<ProductoDoc> {
    const doc: ProductoDoc = {
      _id: newId(),
      restaurante: toId(restauranteId),
      nombre: nuevo.nombre,
      descripcion: nuevo.descripcion,
      precio: nuevo.precio,
      categoria: categoriaId === null ? null : toId(categoriaId),
      imagen: null,
      ingredientes: nuevo.ingredientes,
      alergenos: nuevo.alergenos,
      disponible: nuevo.disponible,
      agotadoHasta: nuevo.agotadoHasta,
    };
    await this.productos.insertOne(doc);
    return doc;
  }

  /** False when this restaurant has no such product. */
  async setImagen(restauranteId: string, id: string, imagen: ImagenProducto): Promise<boolean> {
    const { matchedCount } = await this.productos.updateOne(
      { _id: toId(id), restaurante: toId(restauranteId) },
      { $set: { imagen } },
    );
    return matchedCount === 1;
  }
}
