import type { Types } from 'mongoose';
import { declareColeccion } from '../../../plataforma/base-datos/coleccion';

export type Proposito = 'verificacion' | 'recuperacion';

/** It stores a hash of 128 random bits. */
export interface EnlaceEnviado {
  hash: string;
  expiraEn: Date;
}

/** One document per account and purpose, so that a new code replaces the old one. */
export interface CodigoDoc {
  _id: Types.ObjectId;
  cuentaId: Types.ObjectId;
  proposito: Proposito;
  /** Argon2id; its salt makes it different for each code. Null once it was used. */
  hash: string | null;
  usado?: string;
  /** Links mailed in the last day; wrong codes do not void them. */
  enlaces?: EnlaceEnviado[];
  intentos: number;
  expiraEn: Date;
  /** The last day's, oldest first. */
  enviados: Date[];
  /** The TTL index deletes the document then. */
  olvidarEn: Date;
}

export const codigoSchema = declareColeccion<CodigoDoc>('codigos');

codigoSchema.index({ cuentaId: 1, proposito: 1 }, { name: 'codigo', unique: true });
/** Only tidies up: readers check the instants too. */
codigoSchema.index({ olvidarEn: 1 }, { name: 'olvidar', expireAfterSeconds: 0 });
