import type { Types } from 'mongoose';
import type { Lengua } from '@carta/contracts';
import type { ConClaves } from '../../plataforma/base-datos/claves-recordadas';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/**
 * A Spanish text of a carta in another language, for everything that says the same
 * (docs/reglas/carta.md#languages).
 */
export interface TextoDoc extends ConClaves {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  lengua: Lengua;
  original: string;
  /** Empty once it was removed, so that a late retry brings nothing back. */
  texto: string;
  /** `id.campo` of the thing on which it was written. */
  de: string;
}

export const textoSchema = declareColeccion<TextoDoc>('textos');

textoSchema.index({ restaurante: 1, lengua: 1, original: 1 }, { name: 'original', unique: true });
