import type { Alergeno } from '../dominio/alergenos';
import type { Subida } from '../dominio/subida';

/**
 * A tanda adds these allergens to its products, removes them, or declares that there are none of the
 * fourteen.
 */
export const MODOS_ALERGENOS = ['contienen', 'no_contienen', 'ninguno'] as const;
export type ModoAlergenos = (typeof MODOS_ALERGENOS)[number];

export type CambioTanda =
  | { que: 'disponibilidad'; disponible: boolean; hasta?: 'mañana' }
  | CambioPrecios
  | { que: 'categoria'; categoria: string }
  | { que: 'alergenos'; modo: ModoAlergenos; alergenos: Alergeno[] };

interface CambioPrecios extends Subida {
  que: 'precio';
}

/** Somebody changed or deleted this product meanwhile, so it stays as it was. */
export interface OmitidoTanda {
  producto: string;
  nombre: string;
  motivo: 'cambiado' | 'ya_no_esta';
}

export interface Tanda {
  _id: string;
  cambio: CambioTanda;
  creadaEn: string;
  enCurso: boolean;
  total: number;
  vistos: number;
  omitidos: OmitidoTanda[];
  /** This tanda undoes that one. */
  deshace?: string;
}
