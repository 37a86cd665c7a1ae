import type { Schema, Types } from 'mongoose';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** Work on many rows, stored whole before the first of them is touched, and noted lot by lot. */
export interface TareaDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  creadaEn: Date;
  /** Which of its phases it is in, if it has several. */
  estado?: string;
  /** Rows behind it, done or left out, of those of its phase. */
  vistas: number;
  enCurso: boolean;
}

export function declareTareas<Doc extends TareaDoc>(coleccion: string): Schema<Doc> {
  const schema = declareColeccion<Doc>(coleccion);
  schema.index({ restaurante: 1, creadaEn: -1 }, { name: 'ultima' });
  // at most one is under way in a restaurante
  schema.index(
    { restaurante: 1, enCurso: 1 },
    { name: 'unaEnCurso', unique: true, partialFilterExpression: { enCurso: true } },
  );
  // finds what a crash has left unfinished
  schema.index({ enCurso: 1 }, { name: 'enCurso', partialFilterExpression: { enCurso: true } });
  return schema;
}
