/** The price is in euros; null is the usual one. */
export interface PrecioDeZona {
  producto: string;
  formato?: string;
  precio: number | null;
}

/** Sending these back undoes the change; deleted products are missing. */
export interface PreciosCambiados {
  anteriores: PrecioDeZona[];
}
