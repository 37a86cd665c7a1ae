import type { Centimos } from '../../plataforma/dominio/dinero';
import type { Cancelacion, Enterado } from './quien';

/**
 * What has been charged of a mesa before it is paid (docs/reglas.md#charging): one by one, annulled with a
 * reason and never erased. What is still to be charged is derived, never stored; so is what a paid mesa was
 * paid without a word about how ('sin indicar').
 */

export const FORMAS_COBRO = ['tarjeta', 'efectivo', 'otro'] as const;
export type FormaCobro = (typeof FORMAS_COBRO)[number];
/** How takings are counted: what nobody said is 'sin_indicar'. */
export const FORMAS_CAJA = [...FORMAS_COBRO, 'sin_indicar'] as const;
export type FormaCaja = (typeof FORMAS_CAJA)[number];

/** How a person pays, as it is said. */
export const ETIQUETA_FORMA = {
  tarjeta: 'Tarjeta',
  efectivo: 'Efectivo',
  otro: 'Otro',
  sin_indicar: 'Sin indicar',
} as const satisfies Record<FormaCaja, string>;

/** Some units of one line: '2 of the 3 cañas'. */
export interface UnidadesDeLinea {
  linea: string;
  unidades: number;
}

export interface Cobro extends Enterado {
  id: string;
  /** Made of the Idempotency-Key that it came with and of its tab: a party's charge is a part in each. */
  clave: string;
  importe: Centimos;
  forma: FormaCobro;
  /** How much was charged of a party at once; absent where it was this tab's alone. */
  parteDe?: Centimos;
  /** What was paid with it; absent where it was an amount. */
  lineas?: readonly UnidadesDeLinea[];
  anulado?: Cancelacion;
}

/** How much of a charge's id is of the charge, in digits; the rest is of the tab that a part of it is in. */
const CIFRAS_DE_CARGO = 16;

/** What the parts of one charge have in common in their ids, whatever their tabs. */
export const cargoDe = (cobroId: string): string => cobroId.slice(0, CIFRAS_DE_CARGO);

/** A charge to be made: of an amount, or of some units. */
export type CobroPedido = Pick<Cobro, 'id' | 'clave' | 'forma' | 'parteDe'> &
  ({ importe: Centimos; lineas?: undefined } | { lineas: readonly UnidadesDeLinea[]; importe?: undefined });
