import type { Types } from 'mongoose';
import { declareColeccion } from '../base-datos/coleccion';

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

export const correoSchema = declareColeccion<CorreoDoc>('correos');

correoSchema.index({ siguienteEn: 1 }, { name: 'pendientes' });
