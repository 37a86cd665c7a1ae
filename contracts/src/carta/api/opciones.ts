import type { Alergeno } from '../dominio/alergenos';

/** One answer to an opción; `suplemento` in euros, 0 or more. */
export interface ValorOpcion {
  _id: string;
  nombre: string;
  suplemento: number;
  alergenos: Alergeno[];
  alergenosDeclarados: boolean;
  disponible: boolean;
  agotadoHasta?: string;
}

/** What is asked of a dish, written once and used by many: between `min` and `max` of its values. */
export interface Opcion {
  _id: string;
  nombre: string;
  min: number;
  max: number;
  valores: ValorOpcion[];
}

/** POST and PUT /opciones: an opción as its owner writes it, whole; a value keeps the `_id` it has. */
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

/** DELETE /opciones/{id}: off how many products it was taken. */
export interface OpcionEliminada {
  productos: number;
}
