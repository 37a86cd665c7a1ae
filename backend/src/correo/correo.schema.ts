import { Schema } from 'mongoose';
import type { Types } from 'mongoose';

/** A mail that has yet to leave. Once delivered, or given up, it is gone. */
export interface CorreoDoc {
  _id: Types.ObjectId;
  /** The mail itself, encrypted: it may carry a code that still opens an account. */
  contenido: string;
  /** How often its delivery was begun; also tells whose turn it is. */
  intentos: number;
  /** Nobody touches it before: when it is due, or when the lease of whoever delivers it ends. */
  siguienteEn: Date;
  caducaEn: Date;
  creadoEn: Date;
}

export const CORREO = 'Correo';

export const correoSchema = new Schema<CorreoDoc>(
  {
    contenido: { type: String, required: true },
    intentos: { type: Number, required: true },
    siguienteEn: { type: Date, required: true },
    caducaEn: { type: Date, required: true },
    creadoEn: { type: Date, required: true },
  },
  { collection: 'correos', versionKey: false },
);

correoSchema.index({ siguienteEn: 1 }, { name: 'pendientes' });
