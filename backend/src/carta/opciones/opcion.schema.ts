import type { Types } from 'mongoose';
import type { Alergeno } from '@carta/contracts';
import type { ConClaves } from '../../plataforma/base-datos/claves-recordadas';
import type { ConRev } from '../../plataforma/base-datos/revision';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';
import type { Agotable } from '../agotado';

export interface ValorDoc extends Agotable {
  _id: Types.ObjectId;
  nombre: string;
  /** It is in céntimos. */
  suplemento: number;
  alergenos: Alergeno[];
  alergenosDeclarados: boolean;
}

export interface OpcionDoc extends ConClaves, ConRev {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  nombre: string;
  /** normalizeTexto made it; it is unique in its restaurant. */
  nombreNormalizado: string;
  min: number;
  max: number;
  valores: ValorDoc[];
  clave?: string;
}

export const opcionSchema = declareColeccion<OpcionDoc>('opciones');

opcionSchema.index({ restaurante: 1, nombreNormalizado: 1 }, { name: 'nombre', unique: true });
/** A retry of the request that made it finds it, and makes no other. */
opcionSchema.index(
  { restaurante: 1, clave: 1 },
  { name: 'clave', unique: true, partialFilterExpression: { clave: { $exists: true } } },
);
