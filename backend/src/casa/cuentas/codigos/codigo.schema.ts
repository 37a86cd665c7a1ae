import type { Types } from 'mongoose';
import { declareColeccion } from '../../../plataforma/base-datos/coleccion';

/** What a code is good for; a code of one purpose is nothing to the other. */
export type Proposito = 'verificacion' | 'recuperacion';

/** A link's 128 random bits, hashed, and until when they are good. */
export interface EnlaceEnviado {
  hash: string;
  expiraEn: Date;
}

/**
 * The code of one account and purpose. There is one document for both, ever, so a new code takes
 * the place of the old one.
 */
export interface CodigoDoc {
  _id: Types.ObjectId;
  restauranteId: Types.ObjectId;
  proposito: Proposito;
  /** Argon2id; salted, so that it also tells one code from the next. Null once it was used. */
  hash: string | null;
  /** The last one that was used. */
  usado?: string;
  /** Of the links mailed with the codes of the last day; no guess at a code voids them. */
  enlaces?: EnlaceEnviado[];
  /** How often it was tried. */
  intentos: number;
  expiraEn: Date;
  /** When codes were sent in the last day, the oldest first. */
  enviados: Date[];
  /** From then on nothing here is of interest. */
  olvidarEn: Date;
}

export const CODIGO_ENVIADO = 'CodigoEnviado';

export const codigoSchema = declareColeccion<CodigoDoc>('codigos');

codigoSchema.index({ restauranteId: 1, proposito: 1 }, { name: 'codigo', unique: true });
/** Only tidies up: whoever reads checks the instants too. */
codigoSchema.index({ olvidarEn: 1 }, { name: 'olvidar', expireAfterSeconds: 0 });
