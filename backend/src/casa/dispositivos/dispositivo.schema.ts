import type { Types } from 'mongoose';
import type { Puesto } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** A paired screen or phone. Its session is auth's; a device that was removed has no document. */
export interface DispositivoDoc {
  /** The one of the code it was paired with. */
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  nombre: string;
  /** As it looks, in lower case ('Tablet' is 'tablet', 'Bar' not 'Bár'): unique in its restaurant. */
  nombreNormalizado: string;
  puesto: Puesto;
  creadoEn: Date;
  vistoEn: Date;
  /** Until then it counts as connected, unless it says more. */
  conectadoHasta: Date;
  /** Screens that ask to be let in again. */
  solicitudes?: SolicitudReadmision[];
}

export interface SolicitudReadmision {
  /** Keyed hash of what the screen keeps to itself. */
  hash: string;
  cifras: string;
  vistaEn: Date;
}

export const DISPOSITIVO = 'Dispositivo';

export const dispositivoSchema = declareColeccion<DispositivoDoc>('dispositivos');

dispositivoSchema.index({ restaurante: 1, nombreNormalizado: 1 }, { name: 'nombre', unique: true });
