import type { Types } from 'mongoose';
import { declareColeccion } from '../base-datos/coleccion';
import type { TipoEnvio } from './buzon.types';

/** An envio that has yet to leave. Once delivered, or given up, it is gone. */
export interface EnvioDoc {
  _id: Types.ObjectId;
  tipo: TipoEnvio;
  /** What leaves, encrypted: a mail may carry a code that still opens an account. */
  contenido: string;
  /** How often its delivery was begun; also tells whose turn it is. */
  intentos: number;
  /** Nobody touches it before: when it is due, or when the lease of whoever delivers it ends. */
  siguienteEn: Date;
  caducaEn: Date;
  creadoEn: Date;
}

export const ENVIO = 'Envio';

export const envioSchema = declareColeccion<EnvioDoc>('envios');

envioSchema.index({ tipo: 1, siguienteEn: 1 }, { name: 'pendientes' });
