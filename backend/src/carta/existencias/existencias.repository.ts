import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { recordarClave, sinHacer } from '../../plataforma/base-datos/claves-recordadas';
import { newId, toId } from '../../plataforma/base-datos/ids';
import type { DbId } from '../../plataforma/base-datos/ids';
import { productoSchema } from '../productos/lista/producto.schema';
import type { ApartadoDoc, ProductoDoc } from '../productos/lista/producto.schema';

/** What an attempt to store an order has set aside of one product. */
export interface Apartado {
  restauranteId: string;
  productoId: string;
  /** Of the attempt: another one that takes it over has another. */
  id: string;
  clave: string;
  n: number;
}

export type Toma =
  | { es: 'apartado'; apartado: Apartado }
  /** An earlier attempt of the same order has set them aside; it cannot give them back any more. */
  | { es: 'relevado' }
  | { es: 'sin-contar' }
  | { es: 'otro-pedido' }
  | { es: 'no-quedan' };

/** A cancellation is undone within seconds: so many are remembered of each product. */
const DEVUELTAS = 200;

const ESTADO = { projection: { quedan: 1, apartados: 1 } } as const;

/** Each change of a count is one guarded write of one product. */
@Injectable()
export class ExistenciasRepository {
  constructor(@InjectColeccion(productoSchema) private readonly productos: Collection<ProductoDoc>) {}

  /** Sets units aside for an order under its key, once however often it is tried. */
  async take(
    restauranteId: string,
    { id: productoId, n }: { id: string; n: number },
    clave: string,
    en: Date,
  ): Promise<Toma> {
    const producto = whoIs(restauranteId, productoId);
    for (;;) {
      const _id = newId();
      const { matchedCount } = await this.productos.updateOne(
        { ...producto, quedan: { $gte: n }, 'apartados.clave': { $ne: clave } },
        { $inc: { quedan: -n }, $push: { apartados: { _id, clave, n, en } } },
      );
      if (matchedCount === 1) {
        return { es: 'apartado', apartado: { restauranteId, productoId, id: _id.toHexString(), clave, n } };
      }
      const doc = await this.productos.findOne(producto, ESTADO);
      if (doc?.quedan === undefined) return { es: 'sin-contar' };
      const suyo = doc.apartados?.find((apartado) => apartado.clave === clave);
      if (suyo && suyo.n !== n) return { es: 'otro-pedido' };
      if (suyo && (await this.relieve(producto, suyo, en))) return { es: 'relevado' };
      if (!suyo && doc.quedan < n) return { es: 'no-quedan' };
    }
  }

  /** From now on they are the later attempt's, and as old as it is. */
  private async relieve(producto: WhoIs, { _id }: ApartadoDoc, en: Date): Promise<boolean> {
    const { matchedCount } = await this.productos.updateOne(
      { ...producto, 'apartados._id': _id },
      { $set: { 'apartados.$[a]._id': newId(), 'apartados.$[a].en': en } },
      { arrayFilters: [{ 'a._id': _id }] },
    );
    return matchedCount === 1;
  }

  /** Ends what was set aside; `vuelve`: its units are for sale again. Nothing where it is another's by now. */
  async end({ restauranteId, productoId, id, n }: Apartado, vuelve: boolean): Promise<boolean> {
    const { matchedCount } = await this.productos.updateOne(
      { ...whoIs(restauranteId, productoId), quedan: { $exists: true }, 'apartados._id': toId(id) },
      { ...(vuelve ? { $inc: { quedan: n } } : {}), $pull: { apartados: { _id: toId(id) } } },
    );
    return matchedCount === 1;
  }

  /** What was set aside before an instant, of all restaurantes. */
  async findApartados(antes: Date): Promise<Apartado[]> {
    const docs = await this.productos
      .find({ 'apartados.en': { $lt: antes } }, { projection: { restaurante: 1, apartados: 1 } })
      .hint('apartados')
      .toArray();
    return docs.flatMap(({ _id, restaurante, apartados = [] }) =>
      apartados
        .filter(({ en }) => en < antes)
        .map((apartado) => ({
          restauranteId: restaurante.toHexString(),
          productoId: _id.toHexString(),
          id: apartado._id.toHexString(),
          clave: apartado.clave,
          n: apartado.n,
        })),
    );
  }

  /** Puts cancelled units for sale again, once by their `ref`. Returns whether it did. */
  async giveBack(restauranteId: string, { productoId, ref, n }: Devuelve): Promise<boolean> {
    const { matchedCount } = await this.productos.updateOne(
      { ...whoIs(restauranteId, productoId), quedan: { $exists: true }, 'devueltas.ref': { $ne: ref } },
      { $inc: { quedan: n }, $push: { devueltas: { $each: [{ ref, n }], $slice: -DEVUELTAS } } },
    );
    return matchedCount === 1;
  }

  /** Takes units again that came back by this `ref`; null where none did, else whether there were enough. */
  async takeAgain(restauranteId: string, { productoId, ref, n }: Devuelve): Promise<boolean | null> {
    const producto = whoIs(restauranteId, productoId);
    const vuelta = { devueltas: { $elemMatch: { ref, tomada: { $ne: true } } } };
    const { matchedCount } = await this.productos.updateOne(
      { ...producto, quedan: { $gte: n }, ...vuelta },
      { $inc: { quedan: -n }, $set: { 'devueltas.$[d].tomada': true } },
      { arrayFilters: [{ 'd.ref': ref }] },
    );
    if (matchedCount === 1) return true;
    return (await this.productos.findOne({ ...producto, ...vuelta }, ESTADO)) ? false : null;
  }

  /** The undoing that took them was refused. */
  async untake(restauranteId: string, { productoId, ref, n }: Devuelve): Promise<void> {
    const tomada = { devueltas: { $elemMatch: { ref, tomada: true } } };
    await this.productos.updateOne(
      { ...whoIs(restauranteId, productoId), quedan: { $exists: true }, ...tomada },
      { $inc: { quedan: n }, $set: { 'devueltas.$[d].tomada': false } },
      { arrayFilters: [{ 'd.ref': ref }] },
    );
  }

  /**
   * Says how many are left, or (null) that it is not counted; what was set aside by then is no more of this
   * count. Only where the screen saw what is so (`visto`, null: not counted; absent: whatever there is).
   */
  setQuedan(
    restauranteId: string,
    productoId: string,
    { quedan, visto }: { quedan: number | null; visto?: number | null | undefined },
    clave: string | undefined,
  ): Promise<ProductoDoc | null> {
    const guarda =
      visto === undefined ? {} : { quedan: visto === null ? ({ $exists: false } as const) : visto };
    const filtro = { ...whoIs(restauranteId, productoId), ...guarda, ...sinHacer(clave) };
    const cambio: mongo.UpdateFilter<ProductoDoc> =
      quedan === null
        ? { $unset: { quedan: '', apartados: '', devueltas: '' } }
        : { $set: { quedan, apartados: [] } };
    return this.productos.findOneAndUpdate(
      filtro,
      { ...cambio, ...recordarClave(clave) },
      { returnDocument: 'after' },
    );
  }
}

type WhoIs = { restaurante: DbId; _id: DbId };

const whoIs = (restauranteId: string, productoId: string): WhoIs => ({
  restaurante: toId(restauranteId),
  _id: toId(productoId),
});

interface Devuelve {
  productoId: string;
  ref: string;
  n: number;
}
