import { centimos, fromEuros, toEuros } from '@carta/contracts';
import type { PrecioDeZona } from '@carta/contracts';
import type { ProductoDoc } from './producto.schema';

/** What of a product has a price: itself, or its formatos. */
export type ConPrecios = Pick<ProductoDoc, '_id' | 'precio' | 'precios' | 'formatos'>;

/** One write: of a product that is still made as it was read. */
export interface CambioPrecios {
  producto: ProductoDoc['_id'];
  /** Where in the product, and the formato that has to stand there. */
  formato?: { lugar: number; id: ProductoDoc['_id'] };
  /** Céntimos; null takes it back. */
  precio: number | null;
  /** Zonas that there are no longer, of which it still had one. */
  sobran: readonly string[];
}

/**
 * What these prices change in the carta as it is; what is no longer in it is left out.
 * @param zonas all that there are now.
 */
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

/** The same thing at the price it had. */
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
