import type { Alergeno } from '../dominio/alergenos';

/** `suplemento` in euros, 0 or more. */
export interface ValorOpcion {
  _id: string;
  nombre: string;
  suplemento: number;
  alergenos: Alergeno[];
  alergenosDeclarados: boolean;
  disponible: boolean;
  agotadoHasta?: string;
}

/** A question that many dishes share: between `min` and `max` of its values are chosen. */
export interface Opcion {
  _id: string;
  nombre: string;
  min: number;
  max: number;
  valores: ValorOpcion[];
}

/** POST and PUT /opciones; a value keeps the `_id` that it is sent with. */
export interface OpcionRequest {
  nombre: string;
  min: number;
  max: number;
  valores: {
    _id?: string;
    nombre: string;
    suplemento: number | string;
    alergenos?: Alergeno[];
    alergenosDeclarados?: boolean;
  }[];
}

/** How many products it was taken off. */
export interface OpcionEliminada {
  productos: number;
}
