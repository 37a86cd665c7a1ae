/** Who of the staff did something, and when. */

/** Why, when and by whom a line was cancelled; `por` is the name of a device or an account. */
export interface Cancelacion {
  motivo: string;
  en: Date;
  por: string;
  /** The Idempotency-Key it was asked for under, by which it can be taken back, and the mesa's rev that it made. */
  clave?: string;
  rev?: number;
}

/** The units of a cancellation that was taken back: the last one of its line. */
export interface Repuesta extends Enterado {
  /** Of the cancellation. */
  clave: string;
  unidades: number;
  rev: number;
  /** How often anything of this line has been. */
  veces: number;
  /** When its station said that it knows. */
  enterado?: Enterado;
}

/**
 * Some units of a line cancelled while others stay. `clave` is the Idempotency-Key it was asked for under, `rev`
 * the mesa's that it made.
 */
export interface Retirada extends Cancelacion {
  unidades: number;
  clave: string;
  rev: number;
  /** When its station said that it knows. */
  enterado?: Enterado;
}

/** Who has taken something upon themselves, or has taken note of it, and when. */
export interface Enterado {
  en: Date;
  por: string;
}
