import type { Types } from 'mongoose';
import { declareColeccion } from '../base-datos/coleccion';
import type { TipoEnvio } from './buzon.types';

/** An envio is removed once it is delivered or given up. */
export interface EnvioDoc {
  _id: Types.ObjectId;
  tipo: TipoEnvio;
  /** The content is encrypted, because a mail may carry a code that still opens an account. */
  contenido: string;
  /** Counts deliveries begun, and so identifies the lease. */
  intentos: number;
  siguienteEn: Date;
  caducaEn: Date;
  creadoEn: Date;
}

export const envioSchema = declareColeccion<EnvioDoc>('envios');

envioSchema.index({ tipo: 1, siguienteEn: 1 }, { name: 'pendientes' });
