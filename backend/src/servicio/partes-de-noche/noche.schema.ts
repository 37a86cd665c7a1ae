import type { Types } from 'mongoose';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** What was measured of a service day while it went on, of houses that want their parte. */
export interface NocheDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  dia: string;
  /** Minutes of the day in which the work of the kitchen had a screen, and in which it had none. */
  bien?: number[];
  mal?: number[];
  /** Orders that phones said they held, by their keys. */
  claves?: { clave: string; mesa: number }[];
}

export const nocheSchema = declareColeccion<NocheDoc>('noches');

nocheSchema.index({ restaurante: 1, dia: 1 }, { name: 'dia', unique: true });
