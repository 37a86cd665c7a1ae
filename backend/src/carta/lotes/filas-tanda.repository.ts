import { recordarClave, sinHacer } from '../../plataforma/base-datos/claves-recordadas';
import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import type { DbId } from '../../plataforma/base-datos/ids';
import { productoSchema } from '../productos/lista/producto.schema';
import type { ProductoDoc } from '../productos/lista/producto.schema';
import type { FilaTanda, OmitidaTanda } from './tanda.schema';

@Injectable()
export class FilasTandaRepository {
  constructor(@InjectColeccion(productoSchema) private readonly productos: Collection<ProductoDoc>) {}

  /** In the order of the ids. */
  async findProductosDeFilas(restaurante: DbId, ids: readonly DbId[]): Promise<ProductoDoc[]> {
    const docs = await this.productos.find({ restaurante, _id: { $in: [...ids] } }).toArray();
    const porId = new Map(docs.map((doc) => [doc._id.toHexString(), doc]));
    return ids.flatMap((id) => porId.get(id.toHexString()) ?? []);
  }

  /** Changes each product once, even when repeated: it keeps the tanda's id. Returns the omitted products. */
  async applyFilas(restaurante: DbId, tanda: DbId, filas: readonly FilaTanda[]): Promise<OmitidaTanda[]> {
    const clave = tanda.toHexString();
    const ids = filas.map(({ producto }) => producto);
    await this.productos.bulkWrite(
      filas.map((fila) => ({ updateOne: toEscritura(restaurante, clave, fila) })),
      { ordered: false },
    );
    const docs = await this.productos
      .find({ restaurante, _id: { $in: ids } }, { projection: { clavesCambio: 1 } })
      .toArray();
    const hechas = new Map(
      docs.map(({ _id, clavesCambio = [] }) => [_id.toHexString(), clavesCambio.includes(clave)]),
    );
    return filas.flatMap(({ producto, nombre }) => {
      const isHecha = hechas.get(producto.toHexString());
      if (isHecha) return [];
      return [{ producto, nombre, motivo: isHecha === undefined ? 'ya_no_esta' : 'cambiado' } as const];
    });
  }
}

/** What sells out, or comes back, is no other product. */
const DE_VENTA = new Set(['disponible', 'agotadoHasta', 'quedan']);

function toEscritura(
  restaurante: DbId,
  clave: string,
  { producto, campos }: FilaTanda,
): { filter: mongo.Filter<ProductoDoc>; update: mongo.UpdateFilter<ProductoDoc> } {
  const cambian = campos.filter(({ antes, despues }) => antes !== despues && !isSameId(antes, despues));
  const guardas = toObject(
    campos.filter(({ libre }) => !libre).map(({ campo, antes = null }) => [campo, antes]),
  );
  const $set = toObject(
    cambian.flatMap(({ campo, despues }) => (despues === undefined ? [] : [[campo, despues]])),
  );
  const $unset = toObject(
    cambian.flatMap(({ campo, despues }) => (despues === undefined ? [[campo, '']] : [])),
  );
  return {
    filter: { restaurante, _id: producto, ...guardas, ...sinHacer(clave) },
    update: {
      ...recordarClave(clave),
      ...(cambian.some(({ campo }) => !DE_VENTA.has(campo)) ? { $inc: { rev: 1 } } : {}),
      ...(Object.keys($set).length > 0 ? { $set } : {}),
      ...(Object.keys($unset).length > 0 ? { $unset } : {}),
    } as mongo.UpdateFilter<ProductoDoc>,
  };
}

const toObject = (campos: readonly (readonly [campo: string, valor: unknown])[]): Record<string, unknown> =>
  Object.fromEntries(campos);

/** Ids read twice are different objects. */
function isSameId(a: unknown, b: unknown): boolean {
  return a instanceof Object && 'equals' in a && (a as DbId).equals(b as DbId);
}
