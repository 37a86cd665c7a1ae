import type { Types } from 'mongoose';
import { SUMAS } from '../plataforma/base-datos/calculadas';
import { declareColeccion } from '../plataforma/base-datos/coleccion';

/** A closed service day's totals, and the recuento of the mesas behind them. */
export interface SumaDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  dia: string;
  /** FORMA of the program that made it. */
  forma: number;
  mesas: number;
  revs: number;
  /** CifrasJornada as JSON: a year of a large carta is a quarter of a million numbers, read at once. */
  cifras: string;
}

export const sumaSchema = declareColeccion<SumaDoc>(SUMAS);

sumaSchema.index({ restaurante: 1, dia: 1 }, { name: 'dia', unique: true });
