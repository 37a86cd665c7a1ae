import type { Llamada, EstadoLlamada, MotivoLlamada, Pago, Reparto, TipoLlamada } from '@carta/contracts';
import type { LlamadaDoc } from './llamada.schema';

export interface LlamadaGuardada {
  id: string;
  restauranteId: string;
  mesa: number;
  grupoId?: string;
  tipo: TipoLlamada;
  pago?: Pago;
  reparto?: Reparto;
  motivo?: MotivoLlamada;
  rev: number;
  estado: EstadoLlamada;
  por?: string;
  persona?: string;
  creadoEn: Date;
  atendidoEn?: Date;
  sinVerificar?: true;
}

export function toLlamadaGuardada(doc: LlamadaDoc): LlamadaGuardada {
  return {
    id: doc._id.toHexString(),
    restauranteId: doc.restaurante.toHexString(),
    mesa: doc.mesa,
    ...(doc.grupo === undefined ? {} : { grupoId: doc.grupo.toHexString() }),
    tipo: doc.tipo,
    ...(doc.pago === undefined ? {} : { pago: doc.pago }),
    ...(doc.reparto === undefined ? {} : { reparto: doc.reparto }),
    ...(doc.motivo === undefined ? {} : { motivo: doc.motivo }),
    rev: doc.rev,
    estado: doc.estado,
    ...(doc.por === undefined ? {} : { por: doc.por }),
    ...(doc.persona === undefined ? {} : { persona: doc.persona }),
    creadoEn: doc.creadoEn,
    ...(doc.atendidoEn === undefined ? {} : { atendidoEn: doc.atendidoEn }),
    ...(doc.sinVerificar ? { sinVerificar: true } : {}),
  };
}

/** The public form of a call; instants in ISO 8601 UTC. */
export function toLlamada(llamada: LlamadaGuardada): Llamada {
  return {
    _id: llamada.id,
    rev: llamada.rev,
    mesa: llamada.mesa,
    ...(llamada.grupoId === undefined ? {} : { grupoMesa: llamada.grupoId }),
    tipo: llamada.tipo,
    ...(llamada.pago === undefined ? {} : { pago: llamada.pago }),
    ...(llamada.reparto === undefined ? {} : { reparto: toReparto(llamada.reparto) }),
    ...(llamada.motivo === undefined ? {} : { motivo: llamada.motivo }),
    creadoEn: llamada.creadoEn.toISOString(),
    estado: llamada.estado,
    ...(llamada.por === undefined ? {} : { por: llamada.por }),
    ...(llamada.atendidoEn === undefined ? {} : { atendidoEn: llamada.atendidoEn.toISOString() }),
    ...(llamada.sinVerificar ? { sinVerificar: true } : {}),
  };
}

export function toReparto({ modo, partes }: Reparto): Reparto {
  return { modo, ...(typeof partes === 'number' ? { partes } : {}) };
}
