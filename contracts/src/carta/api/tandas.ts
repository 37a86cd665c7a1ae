import type { Alergeno } from '../dominio/alergenos';
import type { Subida } from '../dominio/subida';

/** Applied to several products: add these allergens, remove them, or declare none of the fourteen. */
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

/**
 * POST /productos/tandas. Each product by its id with the prices that the screen shows, in euros: one that
 * costs something else by now is left alone.
 */
export interface TandaRequest {
  productos: Record<string, readonly number[]>;
  cambio: CambioTanda;
}

/** A product that stays as it was because somebody changed or deleted it meanwhile. */
export interface OmitidoTanda {
  producto: string;
  nombre: string;
  motivo: 'cambiado' | 'ya_no_esta';
}

/** The progress of one change to several products. */
export interface Tanda {
  _id: string;
  cambio: CambioTanda;
  creadaEn: string;
  enCurso: boolean;
  total: number;
  vistos: number;
  omitidos: OmitidoTanda[];
  /** The tanda that this one undoes. */
  deshace?: string;
}
