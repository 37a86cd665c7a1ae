/** `por` is the name of a device or an account. */
export interface Cancelacion {
  motivo: string;
  en: Date;
  por: string;
  /** The Idempotency-Key that can undo it, and the rev that it made. */
  clave?: string;
  rev?: number;
}

export interface Repuesta extends Enterado {
  /** Of the cancellation. */
  clave: string;
  unidades: number;
  rev: number;
  /** Times that anything of this line came back. */
  veces: number;
  enterado?: Enterado;
}

/** `clave` is its Idempotency-Key, `rev` the one it made. */
export interface Retirada extends Cancelacion {
  unidades: number;
  clave: string;
  rev: number;
  enterado?: Enterado;
}

export interface Enterado {
  en: Date;
  por: string;
}
