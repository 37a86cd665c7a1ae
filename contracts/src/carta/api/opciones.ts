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

/** It was removed from this many products. */
export interface OpcionEliminada {
  productos: number;
}
