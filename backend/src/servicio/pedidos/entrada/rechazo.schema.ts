import type { Types } from 'mongoose';
import { declareColeccion } from '../../../plataforma/base-datos/coleccion';

/** Counts the orders of one service day that were refused for lack of a code. */
export interface RechazoDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  dia: string;
  sinCodigo: number;
}

export const rechazoSchema = declareColeccion<RechazoDoc>('rechazos');

rechazoSchema.index({ restaurante: 1, dia: 1 }, { name: 'dia', unique: true });
