import type { Aviso, EstadoAviso, Pago, TipoAviso } from '@carta/contracts';
import type { AvisoDoc } from './aviso.schema';

/** A mesa's call as this module works with it. */
export interface AvisoMesa {
  id: string;
  restauranteId: string;
  mesa: number;
  tipo: TipoAviso;
  pago?: Pago;
  rev: number;
  estado: EstadoAviso;
  por?: string;
  creadoEn: Date;
  atendidoEn?: Date;
  sinVerificar?: true;
}

/** A stored call. */
export function toAvisoMesa(doc: AvisoDoc): AvisoMesa {
  return {
    id: doc._id.toHexString(),
    restauranteId: doc.restaurante.toHexString(),
    mesa: doc.mesa,
    tipo: doc.tipo,
    ...(doc.pago === undefined ? {} : { pago: doc.pago }),
    rev: doc.rev,
    estado: doc.estado,
    ...(doc.por === undefined ? {} : { por: doc.por }),
    creadoEn: doc.creadoEn,
    ...(doc.atendidoEn === undefined ? {} : { atendidoEn: doc.atendidoEn }),
    ...(doc.sinVerificar ? { sinVerificar: true } : {}),
  };
}

/** A call as screens and phones see it; instants in ISO 8601 UTC. */
export function toAviso(aviso: AvisoMesa): Aviso {
  return {
    _id: aviso.id,
    rev: aviso.rev,
    mesa: aviso.mesa,
    tipo: aviso.tipo,
    ...(aviso.pago === undefined ? {} : { pago: aviso.pago }),
    creadoEn: aviso.creadoEn.toISOString(),
    estado: aviso.estado,
    ...(aviso.por === undefined ? {} : { por: aviso.por }),
    ...(aviso.atendidoEn === undefined ? {} : { atendidoEn: aviso.atendidoEn.toISOString() }),
    ...(aviso.sinVerificar ? { sinVerificar: true } : {}),
  };
}
