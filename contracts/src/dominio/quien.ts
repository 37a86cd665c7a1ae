/** Who of the staff did something, and when. */

/** Why, when and by whom a line was cancelled; `por` is the name of a device or an account. */
export interface Cancelacion {
  motivo: string;
  en: Date;
  por: string;
}

/** Who has taken something upon themselves, or has taken note of it, and when. */
export interface Enterado {
  en: Date;
  por: string;
}
