import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { UnidadesDeLinea } from './cobro';
import type { Aprobable, Enterado } from './quien';

/**
 * What a house takes off a bill is counted in its lines and kept as steps that are never erased
 * (docs/reglas/dinero.md#adjustments).
 */

export const TIPOS_REBAJA = ['invitar', 'descuento', 'devolver'] as const;
export type TipoRebaja = (typeof TIPOS_REBAJA)[number];

export interface LineaRebajada {
  linea: string;
  /** These cost nothing from now on; a discount has none. */
  unidades?: number;
  /** Taken off; a counter-step gives it back, and has it negative. */
  importe: Centimos;
}

/** One step of a tab; `clave` is its Idempotency-Key, and it made `rev`. */
export interface Rebaja extends Enterado, Aprobable {
  id: string;
  clave: string;
  rev: number;
  tipo: TipoRebaja | 'deshacer';
  motivo: string;
  /** Absent where an amount was taken off. */
  porcentaje?: number;
  /** A discount of the whole tab, spread over the lines of then. */
  deMesa?: true;
  lineas: readonly LineaRebajada[];
  /** A counter-step undoes the step with this id. */
  deshace?: string;
}

/** One of both: of what the lines cost then, 1 to 100; or this much. */
export type Descuento =
  { porcentaje: number; importe?: undefined } | { importe: Centimos; porcentaje?: undefined };

/** A discount without a line is of the whole tab. */
export type RebajaPedida = Pick<Rebaja, 'id' | 'clave' | 'motivo'> &
  (
    | { tipo: 'invitar' | 'devolver'; lineas: readonly UnidadesDeLinea[] }
    | ({ tipo: 'descuento'; linea?: string | undefined } & Descuento)
  );
