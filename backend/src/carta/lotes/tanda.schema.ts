import type { Types } from 'mongoose';
import type { CambioTanda, OmitidoTanda } from '@carta/contracts';
import { declareTareas } from './tarea.schema';
import type { TareaDoc } from './tarea.schema';

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

/** A change of several products. */
export interface TandaDoc extends TareaDoc {
  clave: string;
  cambio: CambioTanda;
  filas: FilaTanda[];
  omitidas: OmitidaTanda[];
  deshace?: Types.ObjectId;
}

export const tandaSchema = declareTareas<TandaDoc>('tandas');

tandaSchema.index({ restaurante: 1, clave: 1 }, { name: 'clave', unique: true });
