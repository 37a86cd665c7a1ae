import type { Types } from 'mongoose';
import type { NombrePlan } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** Who signs in; its restaurantes name it. */
export interface CuentaDoc {
  _id: Types.ObjectId;
  /** Trimmed and in lower case. */
  email: string;
  /** Argon2id, in PHC form. */
  passwordHash: string;
  plan: NombrePlan;
  emailVerificado: boolean;
  /** When its plan, its password or its email's proof last changed: sessions are checked again then. */
  accesoEn?: Date;
  creadoEn: Date;
}

export const cuentaSchema = declareColeccion<CuentaDoc>('cuentas');

cuentaSchema.index({ email: 1 }, { name: 'email', unique: true });
/** Accounts whose access has just changed are looked for every second. */
cuentaSchema.index(
  { accesoEn: 1 },
  { name: 'accesos', partialFilterExpression: { accesoEn: { $gt: new Date(0) } } },
);
