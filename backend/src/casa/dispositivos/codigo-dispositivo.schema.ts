import type { Types } from 'mongoose';
import type { PuestoDispositivo } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** A pairing code has the id of the device it will make. */
export interface CodigoDispositivoDoc extends PuestoDispositivo {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  /** It is a keyed hash of the eight digits. */
  hash: string;
  nombre: string;
  nombreNormalizado: string;
  expiraEn: Date;
  /** The Idempotency-Key of the pairing that took it. */
  clave: string | null;
}

export const codigoDispositivoSchema = declareColeccion<CodigoDispositivoDoc>('codigos_dispositivo');

codigoDispositivoSchema.index({ hash: 1 }, { name: 'hash', unique: true });
codigoDispositivoSchema.index({ restaurante: 1, expiraEn: 1 }, { name: 'restaurante' });
