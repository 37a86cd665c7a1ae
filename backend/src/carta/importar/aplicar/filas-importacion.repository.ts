import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import type { DbId } from '../../../plataforma/base-datos/ids';
import { sinCambiar } from '../../../plataforma/base-datos/revision';
import { productoSchema } from '../../productos/lista/producto.schema';
import type { ProductoDoc } from '../../productos/lista/producto.schema';

export type Nombrado = Pick<ProductoDoc, '_id' | 'nombre' | 'categoria' | 'posicion' | 'importacion'>;

type DeImportacion = { _id: DbId; restaurante: DbId };

/** What an importación makes among `productos`, and takes back. */
@Injectable()
export class FilasImportacionRepository {
  constructor(@InjectColeccion(productoSchema) private readonly productos: Collection<ProductoDoc>) {}

  /** Every product, hidden ones too. */
  findNombres(restaurante: DbId): Promise<Nombrado[]> {
    return this.productos
      .find({ restaurante }, { projection: { nombre: 1, categoria: 1, posicion: 1, importacion: 1 } })
      .toArray();
  }

  /** Makes each once, by its id, however often it is tried. They stay hidden until `showProductos`. */
  async insertProductos(docs: readonly ProductoDoc[]): Promise<void> {
    if (docs.length === 0) return;
    await this.productos.bulkWrite(
      docs.map(({ _id, restaurante, ...doc }): mongo.AnyBulkWriteOperation<ProductoDoc> => ({
        updateOne: { filter: { _id, restaurante }, update: { $setOnInsert: doc }, upsert: true },
      })),
      { ordered: false },
    );
  }

  /** Their categoría got another id than was planned: somebody else made it meanwhile. */
  async moveProductos({ _id, restaurante }: DeImportacion, de: DbId, a: DbId): Promise<void> {
    await this.productos.updateMany(
      { restaurante, importacion: _id, categoria: de },
      { $set: { categoria: a } },
    );
  }

  /** Those that are shown stay. */
  async deleteOcultos({ _id, restaurante }: DeImportacion, ids: readonly DbId[]): Promise<void> {
    if (ids.length === 0) return;
    await this.productos.deleteMany({ restaurante, importacion: _id, _id: { $in: [...ids] } });
  }

  /** The hidden ones of every other importación. */
  async deleteDeOtras({ _id, restaurante }: DeImportacion): Promise<void> {
    await this.productos.deleteMany({ restaurante, importacion: { $exists: true, $ne: _id } });
  }

  async showProductos({ _id, restaurante }: DeImportacion): Promise<void> {
    await this.productos.updateMany({ restaurante, importacion: _id }, { $unset: { importacion: '' } });
  }

  /** Deletes those that nobody has changed and no menu offers. Returns why the others are still here. */
  async deleteSinCambiar(
    restaurante: DbId,
    ids: readonly DbId[],
  ): Promise<Map<string, 'cambiado' | 'en_menu'>> {
    if (ids.length === 0) return new Map();
    const deMenus = (await this.productos.distinct('menu.platos.producto', { restaurante })) as DbId[];
    const enMenu = new Set(deMenus.map((id) => id.toHexString()));
    const sueltos = ids.filter((id) => !enMenu.has(id.toHexString()));
    await this.productos.deleteMany({ restaurante, _id: { $in: sueltos }, ...sinCambiar(0) });
    const quedan = await this.productos
      .find({ restaurante, _id: { $in: [...ids] } }, { projection: { _id: 1 } })
      .toArray();
    return new Map(
      quedan
        .map(({ _id }) => _id.toHexString())
        .map((id) => [id, enMenu.has(id) ? 'en_menu' : 'cambiado'] as const),
    );
  }

  hasProductos(restaurante: DbId, categoria: DbId): Promise<boolean> {
    return this.productos
      .findOne({ restaurante, categoria }, { projection: { _id: 1 } })
      .then((doc) => doc !== null);
  }
}
