import type { Zona } from '../dominio/zona';

/**
 * PUT /restaurantes/{id}/zonas: all, in order. A zona without `_id` takes that of the old one with its name,
 * so its prices stay, even after it was removed.
 */
export interface CambiarZonasRequest {
  zonas: (Omit<Zona, '_id'> & { _id?: string })[];
}

/** Euros; null is the usual price. */
export interface PrecioDeZona {
  producto: string;
  formato?: string;
  precio: number | null;
}

/** Final prices; repeating the request changes nothing more, and what is not named stays. */
export interface CambiarPreciosRequest {
  precios: PrecioDeZona[];
}

/** Sent back, they undo the change; what no longer exists is missing. */
export interface PreciosCambiados {
  anteriores: PrecioDeZona[];
}
