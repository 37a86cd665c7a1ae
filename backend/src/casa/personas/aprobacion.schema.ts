import type { Types } from 'mongoose';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** An encargado approved one act of one request of one device. */
export interface AprobacionDoc {
  /** Who asks for what: `idDeAprobacion`. */
  _id: string;
  restaurante: Types.ObjectId;
  /** The encargado's id; a name stands with the house alone, where it can be forgotten. */
  persona: string;
  /** The request must come by then. */
  hasta: Date;
  /** It is of this alone; absent: an older page asked, and it is of what the request is about that uses it. */
  para?: string;
  /** What the request that used it is about; absent: it is unused. */
  sobre?: string;
  /** A retry of that request finds it until then. */
  olvidarEn: Date;
}

export const aprobacionSchema = declareColeccion<AprobacionDoc>('aprobaciones');

aprobacionSchema.index({ olvidarEn: 1 }, { name: 'olvidar', expireAfterSeconds: 0 });
