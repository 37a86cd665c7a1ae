import type { Types } from 'mongoose';
import type { EstadoLlamada, MotivoLlamada, Pago, Reparto, TipoLlamada } from '@carta/contracts';
import { declareColeccion } from '../../plataforma/base-datos/coleccion';

/** A mesa's call as it is stored; a closed one is kept. */
export interface LlamadaDoc {
  _id: Types.ObjectId;
  restaurante: Types.ObjectId;
  /** The call was made here, or its tab was found here since. */
  mesa: number;
  grupo?: Types.ObjectId;
  tipo: TipoLlamada;
  pago?: Pago;
  reparto?: Reparto;
  motivo?: MotivoLlamada;
  /** Begins at the instant it was made, in ms, and grows. */
  rev: number;
  estado: EstadoLlamada;
  /** True until it is atendido: a partial index cannot ask for what an estado is not. */
  abierto: boolean;
  por?: string;
  persona?: string;
  creadoEn: Date;
  atendidoEn?: Date;
  sinVerificar?: true;
}

export const llamadaSchema = declareColeccion<LlamadaDoc>('llamadas');

/** At most one open call of each kind per mesa, whatever two phones do at once. */
llamadaSchema.index(
  { restaurante: 1, mesa: 1, tipo: 1 },
  { name: 'llamada_abierta', unique: true, partialFilterExpression: { abierto: true } },
);
llamadaSchema.index({ restaurante: 1, abierto: 1, creadoEn: 1, rev: 1 }, { name: 'abiertos' });
/** The latido reads nothing but this index. */
llamadaSchema.index(
  { restaurante: 1, abierto: 1, creadoEn: 1, _id: 1, rev: 1 },
  { name: 'latido', partialFilterExpression: { abierto: true } },
);
