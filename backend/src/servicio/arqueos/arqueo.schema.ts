import type { Types } from 'mongoose';
import type { CajonEsperado, TipoArqueo } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** Inserted, and never changed but for the name of a person who was forgotten. Money is in whole céntimos. */
export interface ArqueoDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  /** The service day that it is about; `en` may be of the next. */
  dia: string;
  n: number;
  clave: string;
  tipo: TipoArqueo;
  importe: number;
  motivo?: string;
  esperado?: CajonEsperado;
  en: Date;
  por: string;
  persona?: string;
}

export const arqueoSchema = declareColeccion<ArqueoDoc>('arqueos');

/** Of two at once one reads the other's first. */
arqueoSchema.index({ restaurante: 1, dia: 1, n: 1 }, { name: 'dia', unique: true });
arqueoSchema.index({ restaurante: 1, clave: 1 }, { name: 'clave', unique: true });
