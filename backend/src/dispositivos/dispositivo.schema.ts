import { Schema } from 'mongoose';
import type { Types } from 'mongoose';
import { PUESTOS } from '@carta/contracts';
import type { Puesto } from '@carta/contracts';

/** A paired screen or phone. Its session is auth's; a device that was removed has no document. */
export interface DispositivoDoc {
  /** The one of the code it was paired with. */
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  nombre: string;
  /** In lower case: what makes the name unique in its restaurant. */
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

export const dispositivoSchema = new Schema<DispositivoDoc>(
  {
    restaurante: { type: Schema.Types.ObjectId, required: true },
    nombre: { type: String, required: true },
    nombreNormalizado: { type: String, required: true },
    puesto: { type: String, enum: PUESTOS, required: true },
    creadoEn: { type: Date, required: true },
    vistoEn: { type: Date, required: true },
    conectadoHasta: { type: Date, required: true },
    solicitudes: {
      type: [
        {
          hash: { type: String, required: true },
          cifras: { type: String, required: true },
          vistaEn: { type: Date, required: true },
          _id: false,
        },
      ],
      default: undefined,
    },
  },
  { collection: 'dispositivos', versionKey: false },
);

dispositivoSchema.index({ restaurante: 1, nombreNormalizado: 1 }, { name: 'nombre', unique: true });
