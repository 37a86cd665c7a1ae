import type { Zona } from '../dominio/zona';

/**
 * PUT /restaurantes/{id}/zonas lists all, in order. A zona without `_id` gets that of the old one with its
 * name, even a removed one, and so keeps its prices.
 */
export interface CambiarZonasRequest {
  zonas: (Omit<Zona, '_id'> & { _id?: string })[];
}

/** The price is in euros; null is the usual one. */
export interface PrecioDeZona {
  producto: string;
  formato?: string;
  precio: number | null;
}

/** Repeating the request changes nothing more; absent prices stay. */
export interface CambiarPreciosRequest {
  precios: PrecioDeZona[];
}

/** Sending these back undoes the change; deleted products are missing. */
export interface PreciosCambiados {
  anteriores: PrecioDeZona[];
}
