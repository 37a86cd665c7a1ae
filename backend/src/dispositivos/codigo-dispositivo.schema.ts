import { Schema } from 'mongoose';
import type { Types } from 'mongoose';
import { PUESTOS } from '@carta/contracts';
import type { Puesto } from '@carta/contracts';

/** A pairing code, and the device it will make: both have the same id. */
export interface CodigoDispositivoDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  /** Keyed hash of its eight digits. */
  hash: string;
  nombre: string;
  nombreNormalizado: string;
  puesto: Puesto;
  expiraEn: Date;
  /** The Idempotency-Key of the pairing that took it; null while nobody has. */
  clave: string | null;
}

export const CODIGO_DISPOSITIVO = 'CodigoDispositivo';

export const codigoDispositivoSchema = new Schema<CodigoDispositivoDoc>(
  {
    restaurante: { type: Schema.Types.ObjectId, required: true },
    hash: { type: String, required: true },
    nombre: { type: String, required: true },
    nombreNormalizado: { type: String, required: true },
    puesto: { type: String, enum: PUESTOS, required: true },
    expiraEn: { type: Date, required: true },
    clave: { type: String, default: null },
  },
  { collection: 'codigos_dispositivo', versionKey: false },
);

codigoDispositivoSchema.index({ hash: 1 }, { name: 'hash', unique: true });
codigoDispositivoSchema.index({ restaurante: 1, expiraEn: 1 }, { name: 'restaurante' });
