import { Schema } from 'mongoose';

/** How far the demo has been sown; one document, which is why a start that was cut off can go on. */
const ETAPAS = ['cartas', 'imagenes', 'lista'] as const;
export type Etapa = (typeof ETAPAS)[number];

export interface SiembraDoc {
  _id: 'demo';
  etapa: Etapa;
}

export const SIEMBRA = 'Siembra';

export const siembraSchema = new Schema<SiembraDoc>(
  {
    _id: { type: String, required: true },
    etapa: { type: String, enum: ETAPAS, required: true },
  },
  { collection: 'siembra', versionKey: false },
);
