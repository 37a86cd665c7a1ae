import { centimos, fromEuros, toEuros } from '@carta/contracts';
import type { PrecioDeZona } from '@carta/contracts';
import type { ProductoDoc } from '../productos/lista/producto.schema';

export type ConPrecios = Pick<ProductoDoc, '_id' | 'precio' | 'precios' | 'formatos'>;

/** One write, applied only to a product still made as it was read. */
export interface CambioPrecios {
  producto: ProductoDoc['_id'];
  /** The place in the product, and the formato that has to be there. */
  formato?: { lugar: number; id: ProductoDoc['_id'] };
  /** Céntimos; null removes it. */
  precio: number | null;
  /** Removed zonas of which it still had a price. */
  sobran: readonly string[];
}

/** Prices of products no longer in the carta are left out. @param zonas all that exist now. */
export function toCambiosPrecios(
  precios: readonly PrecioDeZona[],
  docs: readonly ConPrecios[],
  zonas: ReadonlySet<string>,
): { pedido: PrecioDeZona; cambio: CambioPrecios; actual: Record<string, number> | undefined }[] {
  const sobranEn = (actual: Record<string, number> = {}) =>
    Object.keys(actual).filter((zona) => !zonas.has(zona));
  const porId = new Map(docs.map((doc) => [doc._id.toHexString(), doc]));
  return precios.flatMap((pedido) => {
    const doc = porId.get(pedido.producto.toLowerCase());
    const precio = pedido.precio === null ? null : fromEuros(pedido.precio);
    const formatos = doc?.formatos ?? [];
    if (!doc) return [];
    if (pedido.formato === undefined) {
      return formatos.length > 0
        ? []
        : [
            {
              pedido,
              cambio: { producto: doc._id, precio, sobran: sobranEn(doc.precios) },
              actual: doc.precios,
            },
          ];
    }
    const lugar = formatos.findIndex(({ _id }) => _id.toHexString() === pedido.formato?.toLowerCase());
    const formato = formatos[lugar];
    if (!formato) return [];
    const cambio = {
      producto: doc._id,
      formato: { lugar, id: formato._id },
      precio,
      sobran: sobranEn(formato.precios),
    };
    return [{ pedido, cambio, actual: formato.precios }];
  });
}

export function toAnterior(
  { producto, formato }: PrecioDeZona,
  zona: string,
  actual: Record<string, number> | undefined,
): PrecioDeZona {
  const antes = actual?.[zona];
  return {
    producto: producto.toLowerCase(),
    ...(formato === undefined ? {} : { formato: formato.toLowerCase() }),
    precio: antes === undefined ? null : toEuros(centimos(antes)),
  };
}
