import type { Types } from 'mongoose';
import type { CambioTanda, OmitidoTanda } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** One field of a product ('formatos.0.precio'); with equal `antes` and `despues` it is only checked. */
export interface CampoTanda {
  campo: string;
  antes?: unknown;
  despues?: unknown;
  /** Written whatever its value is by then. */
  libre?: true;
}

export interface FilaTanda {
  producto: Types.ObjectId;
  nombre: string;
  campos: CampoTanda[];
}

export interface OmitidaTanda extends Pick<OmitidoTanda, 'nombre' | 'motivo'> {
  producto: Types.ObjectId;
}

/** A change of several products, stored whole before the first of them is touched. */
export interface TandaDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  clave: string;
  cambio: CambioTanda;
  creadaEn: Date;
  filas: FilaTanda[];
  /** Rows behind it, done or left out. */
  vistas: number;
  omitidas: OmitidaTanda[];
  enCurso: boolean;
  deshace?: Types.ObjectId;
}

export const tandaSchema = declareColeccion<TandaDoc>('tandas');

tandaSchema.index({ restaurante: 1, clave: 1 }, { name: 'clave', unique: true });
tandaSchema.index({ restaurante: 1, creadaEn: -1 }, { name: 'ultima' });
/** At most one is under way in a restaurante. */
tandaSchema.index(
  { restaurante: 1, enCurso: 1 },
  { name: 'unaEnCurso', unique: true, partialFilterExpression: { enCurso: true } },
);
/** Finds what a crash has left unfinished. */
tandaSchema.index({ enCurso: 1 }, { name: 'enCurso', partialFilterExpression: { enCurso: true } });
