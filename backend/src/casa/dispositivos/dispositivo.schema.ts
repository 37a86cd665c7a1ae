import type { Types } from 'mongoose';
import type { PuestoDispositivo } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** A paired screen or phone; a removed device has no document. */
export interface DispositivoDoc extends PuestoDispositivo {
  /** It is the id of its pairing code. */
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  nombre: string;
  /** In lower case, accents kept ('Tablet' is 'tablet', 'Bar' not 'Bár'): unique in its restaurant. */
  nombreNormalizado: string;
  /** Absent is 0: it is as it was paired. */
  rev?: number;
  creadoEn: Date;
  vistoEn: Date;
  /** It counts as connected until then, unless it is seen again. */
  conectadoHasta: Date;
  solicitudes?: SolicitudReadmision[];
}

export interface SolicitudReadmision {
  /** It is a keyed hash of the screen's secret. */
  hash: string;
  cifras: string;
  vistaEn: Date;
}

export const dispositivoSchema = declareColeccion<DispositivoDoc>('dispositivos');

dispositivoSchema.index({ restaurante: 1, nombreNormalizado: 1 }, { name: 'nombre', unique: true });
