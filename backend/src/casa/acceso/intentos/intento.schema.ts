import { declareColeccion } from '../../../plataforma/base-datos/coleccion';

/** Failed logins of one account in a row; stored, so that they outlive a restart. */
export interface IntentoDoc {
  /** Keyed hash of the email, and of the network if the account was entered from it before. */
  _id: string;
  fallos: number;
  esperaHasta: Date;
  /** The failures count as none from then on. */
  olvidarEn: Date;
}

export const intentoSchema = declareColeccion<IntentoDoc>('intentos');

/** The index only tidies up, because readers check `olvidarEn` too. */
intentoSchema.index({ olvidarEn: 1 }, { name: 'olvidar', expireAfterSeconds: 0 });
