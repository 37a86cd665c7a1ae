import { declareColeccion } from '../../../plataforma/base-datos/coleccion';

/** Failed logins of one account in a row; kept in the database, which outlives a restart. */
export interface IntentoDoc {
  /** Hash of whose failures these are. */
  _id: string;
  fallos: number;
  /** No login is tried before. */
  esperaHasta: Date;
  /** From then on it counts as none. */
  olvidarEn: Date;
}

export const INTENTO = 'Intento';

export const intentoSchema = declareColeccion<IntentoDoc>('intentos');

/** Only tidies up: whoever reads checks `olvidarEn` too. */
intentoSchema.index({ olvidarEn: 1 }, { name: 'olvidar', expireAfterSeconds: 0 });
