import { Schema } from 'mongoose';
import type { Types } from 'mongoose';

/** How many orders of one service day a restaurante was spared. */
export interface RechazoDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  /** Its service day: '2026-11-21'. */
  dia: string;
  sinCodigo: number;
}

export const RECHAZO = 'Rechazo';

export const rechazoSchema = new Schema<RechazoDoc>(
  {
    restaurante: { type: Schema.Types.ObjectId, required: true },
    dia: { type: String, required: true },
    sinCodigo: { type: Number, required: true },
  },
  { collection: 'rechazos', versionKey: false },
);

rechazoSchema.index({ restaurante: 1, dia: 1 }, { name: 'dia', unique: true });
