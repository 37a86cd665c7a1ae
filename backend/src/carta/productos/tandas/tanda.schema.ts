import type { Types } from 'mongoose';
import type { CambioTanda, OmitidoTanda } from '@carta/contracts';
import { declareColeccion } from '../../../plataforma/base-datos/coleccion';

/**
 * One field of a product ('formatos.0.precio') as it was and as it is to be; what is absent is so in the product.
 * Where both are the same it is only looked at.
 */
export interface CampoTanda {
  campo: string;
  antes?: unknown;
  despues?: unknown;
  /** It is written whatever it is by then. */
  libre?: true;
}

export interface FilaTanda {
  producto: Types.ObjectId;
  /** For whoever is told that it was left out. */
  nombre: string;
  campos: CampoTanda[];
}

export interface OmitidaTanda extends Pick<OmitidoTanda, 'nombre' | 'motivo'> {
  producto: Types.ObjectId;
}

/** A change of several products: all of it is stored before the first of them is touched. */
export interface TandaDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  /** The Idempotency-Key it was asked under. */
  clave: string;
  cambio: CambioTanda;
  creadaEn: Date;
  filas: FilaTanda[];
  /** How many of its rows are behind it, done or left out. */
  vistas: number;
  omitidas: OmitidaTanda[];
  enCurso: boolean;
  /** The one that it takes back. */
  deshace?: Types.ObjectId;
}

export const TANDA = 'Tanda';

export const tandaSchema = declareColeccion<TandaDoc>('tandas');

tandaSchema.index({ restaurante: 1, clave: 1 }, { name: 'clave', unique: true });
tandaSchema.index({ restaurante: 1, creadaEn: -1 }, { name: 'ultima' });
/** A restaurante has one under way at most. */
tandaSchema.index(
  { restaurante: 1, enCurso: 1 },
  { name: 'unaEnCurso', unique: true, partialFilterExpression: { enCurso: true } },
);
/** What a crash has left under way, of whatever restaurante. */
tandaSchema.index({ enCurso: 1 }, { name: 'enCurso', partialFilterExpression: { enCurso: true } });
