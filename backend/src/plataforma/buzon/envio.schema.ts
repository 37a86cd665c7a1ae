import type { Types } from 'mongoose';
import { declareColeccion } from '../base-datos/coleccion';
import type { TipoEnvio } from './buzon.types';

/** Removed once delivered, or given up. */
export interface EnvioDoc {
  _id: Types.ObjectId;
  tipo: TipoEnvio;
  /** Encrypted: a mail may carry a code that still opens an account. */
  contenido: string;
  /** Deliveries begun; it also identifies the lease. */
  intentos: number;
  /** When it is due, or when the lease of its delivery ends. */
  siguienteEn: Date;
  caducaEn: Date;
  creadoEn: Date;
}

export const ENVIO = 'Envio';

export const envioSchema = declareColeccion<EnvioDoc>('envios');

envioSchema.index({ tipo: 1, siguienteEn: 1 }, { name: 'pendientes' });
