import type { Zona } from '../dominio/zona';

/**
 * PUT /restaurantes/{id}/zonas: all of them, in their order. A zona keeps the `_id` it is sent with, or else that
 * of the one that was called the same; so its prices stay its own, and one that was removed can come back.
 */
export interface CambiarZonasRequest {
  zonas: (Omit<Zona, '_id'> & { _id?: string })[];
}

/** What one product, or one of its formatos, costs in a zona: euros; null is the usual price. */
export interface PrecioDeZona {
  producto: string;
  formato?: string;
  precio: number | null;
}

/**
 * PUT /restaurantes/{id}/zonas/{zona}/precios. Final prices, as their owner has seen them; asked again they
 * change nothing more. What is not named stays.
 */
export interface CambiarPreciosRequest {
  precios: PrecioDeZona[];
}

/** What those prices were before: sent back, they undo the change. Those of what is no longer there are missing. */
export interface PreciosCambiados {
  anteriores: PrecioDeZona[];
}
