import type { Centimos } from '../../../plataforma/dominio/dinero';

/** The encargado who approved it: their name of then, and the id by which it can be blanked. */
export interface Aprobador {
  por: string;
  persona: string;
}

/** Absent where nobody was asked. */
export interface Aprobable {
  aprobadoPor?: Aprobador;
}

/**
 * `por` is the name of then of a person, a device or an account; a person's id stands beside it, so that their
 * name can be blanked.
 */
export interface Cancelacion extends Aprobable {
  motivo: string;
  en: Date;
  por: string;
  persona?: string;
  /** This Idempotency-Key can undo it; it made this rev. */
  clave?: string;
  rev?: number;
}

export interface Repuesta extends Enterado {
  /** It belongs to the cancellation. */
  clave: string;
  unidades: number;
  rev: number;
  /** Units of this line came back this many times. */
  veces: number;
  enterado?: Enterado;
}

/** `clave` is its Idempotency-Key; it made `rev`. */
export interface Retirada extends Cancelacion {
  unidades: number;
  /** What was taken off them went with them, and so many of them cost nothing. */
  rebaja?: Centimos;
  gratis?: number;
  clave: string;
  rev: number;
  enterado?: Enterado;
}

/** A line weighed anew once it was served: from so many grams to others, and what that took off, or added (negative). */
export interface Repesada extends Enterado, Aprobable {
  de: number;
  a: number;
  importe: Centimos;
}

export interface Enterado {
  en: Date;
  por: string;
  persona?: string;
}

export type Autoria = Pick<Enterado, 'por' | 'persona'>;

/** The same person did both, whatever their name was; where nobody has entered, the same device or account. */
export function isMismoAutor(uno: Partial<Autoria>, otro: Partial<Autoria>): boolean {
  return uno.persona === otro.persona && (uno.persona !== undefined || uno.por === otro.por);
}

/** A screen of this station alone first showed the ticket then. */
export interface VistoPor {
  estacion: string;
  en: Date;
}
