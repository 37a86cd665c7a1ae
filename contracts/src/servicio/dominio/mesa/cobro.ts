import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { Cancelacion, Enterado } from './quien';

/**
 * Charges before a mesa is paid are annulled with a reason, never erased (docs/reglas/dinero.md#charging). The rest
 * that is owed is derived and never stored.
 */

export const FORMAS_COBRO = ['tarjeta', 'efectivo', 'bizum', 'otro'] as const;
export type FormaCobro = (typeof FORMAS_COBRO)[number];
export const FORMAS_CAJA = [...FORMAS_COBRO, 'sin_indicar'] as const;
export type FormaCaja = (typeof FORMAS_CAJA)[number];

const ETIQUETA_FORMA = {
  tarjeta: 'Tarjeta',
  efectivo: 'Efectivo',
  bizum: 'Bizum',
  otro: 'Otro',
  sin_indicar: 'Sin indicar',
} as const satisfies Record<FormaCaja, string>;

/** How something was paid. It is passed on as a whole, and only the functions below look into it. */
export interface ConForma<F extends FormaCaja = FormaCobro> {
  forma: F;
  /** Of `otro`: it was a form of the house. */
  otra?: OtraForma;
}

/** As the house called it then. What it asked for is forgotten with the notes of the order. */
export interface OtraForma {
  id: string;
  nombre: string;
  numero?: string;
  cliente?: string;
}

export const formaOf = <F extends FormaCaja>({ forma, otra }: ConForma<F>): ConForma<F> => ({
  forma,
  ...(otra ? { otra } : {}),
});

/** 'Efectivo', 'Habitación 204 · García' */
export function nombreForma({ forma, otra }: ConForma<FormaCaja>): string {
  if (!otra) return ETIQUETA_FORMA[forma];
  const { nombre, numero, cliente } = otra;
  const conNumero = numero ? `${nombre} ${numero}` : nombre;
  return cliente ? `${conNumero} · ${cliente}` : conNumero;
}

export const isMismaForma = (una: ConForma, otra: ConForma): boolean =>
  una.forma === otra.forma && una.otra?.id === otra.otra?.id;

/** What was taken by each form, in euros. */
export interface PorForma {
  porForma: Record<FormaCaja, number>;
  /** How much of `otro` by each form of the house, by its last name; absent: nothing by any. */
  otras?: OtraTomada[];
}

export interface OtraTomada extends Pick<OtraForma, 'id' | 'nombre'> {
  total: number;
  /** What each number paid, until it is forgotten. */
  numeros?: NumeroTomado[];
}

export interface NumeroTomado extends Pick<OtraForma, 'numero' | 'cliente'> {
  importe: number;
}

export interface UnidadesDeLinea {
  linea: string;
  unidades: number;
}

export interface Cobro extends Enterado, ConForma {
  id: string;
  /** It combines the Idempotency-Key and the tab, because a party's charge has a part in each. */
  clave: string;
  importe: Centimos;
  /** Given besides, and in no takings. */
  propina?: Centimos;
  /** The party's whole charge; absent when it is this tab's alone. */
  parteDe?: Centimos;
  /** Absent means that an amount was charged. */
  lineas?: readonly UnidadesDeLinea[];
  anulado?: Cancelacion;
}

/** The first digits of an id identify the charge, the rest the tab. */
const CIFRAS_DE_CARGO = 16;

export const cargoDe = (cobroId: string): string => cobroId.slice(0, CIFRAS_DE_CARGO);

export type CobroPedido = Pick<Cobro, 'id' | 'clave' | keyof ConForma | 'propina' | 'parteDe'> &
  ({ importe: Centimos; lineas?: undefined } | { lineas: readonly UnidadesDeLinea[]; importe?: undefined });

/** One entry of a tab's ledger: what was taken or given back then (docs/reglas/dinero.md#the-ledger). */
export interface Asiento extends Enterado, ConForma<FormaCaja> {
  /** It is negative where something was given back. */
  importe: Centimos;
  /** Of the charge, and in no takings. */
  propina?: Centimos;
  /** Something was given back for this reason. */
  motivo?: string;
}

/** A payment that was taken back: the mesa was reopened. */
export interface PagoDeshecho {
  en: Date;
  deshechoEn: Date;
  /** It was none: the mesa was closed without payment, of this much. */
  cierre?: { motivo: string; importe: Centimos };
}

/** The first and last instants of which a tab's ledger speaks. */
export interface Periodo {
  desde: Date;
  hasta: Date;
}
