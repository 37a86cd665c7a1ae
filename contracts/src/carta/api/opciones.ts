import type { Alergeno } from '../dominio/alergenos';
import type { ConOriginal } from '../../casa/dominio/lenguas';

/** `suplemento` is in euros, 0 or more. */
export interface ValorOpcion extends ConOriginal {
  _id: string;
  nombre: string;
  suplemento: number;
  alergenos: Alergeno[];
  alergenosDeclarados: boolean;
  disponible: boolean;
  agotadoHasta?: string;
}

/** Many dishes share this question; a diner chooses between `min` and `max` of its values. */
export interface Opcion extends ConOriginal {
  _id: string;
  nombre: string;
  min: number;
  max: number;
  valores: ValorOpcion[];
  /** Grows with every change but of availability; a diner's carta does not tell it. */
  rev?: number;
}

/** POST and PUT /opciones: a value sent with its `_id` keeps it. A change names the `rev` that its screen saw. */
export interface OpcionRequest {
  rev?: number;
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

/** It was removed from this many products. */
export interface OpcionEliminada {
  productos: number;
}
