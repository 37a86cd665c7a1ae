import type { Alergeno } from '../dominio/alergenos';
import type { Subida } from '../dominio/subida';

/** Of the allergens of several products: they contain these too, they no longer do, or they contain none of the fourteen. */
export const MODOS_ALERGENOS = ['contienen', 'no_contienen', 'ninguno'] as const;
export type ModoAlergenos = (typeof MODOS_ALERGENOS)[number];

/** What is done to several products at once; each as the one switch, field or sheet of a product does it. */
export type CambioTanda =
  | { que: 'disponibilidad'; disponible: boolean; hasta?: 'mañana' }
  | CambioPrecios
  | { que: 'categoria'; categoria: string }
  | { que: 'alergenos'; modo: ModoAlergenos; alergenos: Alergeno[] };

interface CambioPrecios extends Subida {
  que: 'precio';
}

/**
 * POST /productos/tandas, under an Idempotency-Key. Each product by its id; a change of prices says which prices the
 * screen shows of it, in euros: its own, or its formatos'. One that costs something else by now is left alone.
 */
export interface TandaRequest {
  productos: Record<string, readonly number[]>;
  cambio: CambioTanda;
}

/** A product that a tanda has left as it was: somebody changed it meanwhile, or it is no longer there. */
export interface OmitidoTanda {
  producto: string;
  nombre: string;
  motivo: 'cambiado' | 'ya_no_esta';
}

/** Several products changed at once: how far it has come, and whom it has left out. */
export interface Tanda {
  _id: string;
  cambio: CambioTanda;
  /** ISO 8601. */
  creadaEn: string;
  enCurso: boolean;
  /** How many products it has to change, and how many of them it has come to. */
  total: number;
  vistos: number;
  omitidos: OmitidoTanda[];
  /** The tanda that this one takes back. */
  deshace?: string;
}
