import type { Types } from 'mongoose';
import { declareColeccion } from '../../../plataforma/base-datos/coleccion';
import type { DiaSellado } from './dia-sellado';

export type DiaSelladoDoc = Omit<DiaSellado, 'restauranteId'> & {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
};

/** One for each place, with `dia` '': that day and all before it have their document. */
export interface CabezaDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  dia: '';
  hasta: string;
  /** A program without seals may have run until then; absent: none ever did. */
  desde?: Date;
}

export const diaSelladoSchema = declareColeccion<DiaSelladoDoc | CabezaDoc>('sellos');

/** A day is written once, whatever two processes do. */
diaSelladoSchema.index({ restaurante: 1, dia: 1 }, { name: 'dia', unique: true });
