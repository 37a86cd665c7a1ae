import type { Reparto } from '../dominio/reparto';
import type { DestinoLlamada, EstadoLlamada, Pago, TipoLlamada } from '../dominio/llamada';

/** A call as staff and diners see it (docs/reglas.md#calls). */
export interface Llamada {
  _id: string;
  rev: number;
  mesa: number;
  /** The mesa's tab at the time, if any. */
  grupoMesa?: string;
  tipo: TipoLlamada;
  pago?: Pago;
  reparto?: Reparto;
  creadoEn: string;
  estado: EstadoLlamada;
  /** Who is going, or attended it. */
  por?: string;
  atendidoEn?: string;
  sinVerificar?: true;
}

/** POST /llamadas: 201, or 200 when the mesa has one of this kind open. */
export interface CrearLlamadaRequest {
  restaurante: string;
  mesa: number;
  tipo: TipoLlamada;
  pago?: Pago;
  /** Only for the bill; null withdraws the earlier proposal. */
  reparto?: Reparto | null;
  t?: string;
  /** An unpaid order of this phone allows calling even where its code is no longer valid. */
  seguimiento?: string;
}

/** `seguimiento` lets only this phone follow the call. */
export interface CrearLlamadaResponse extends Llamada {
  seguimiento: string;
}

/** PUT /llamadas/{id}; `por` becomes the session's name. */
export interface CambiarLlamadaRequest {
  estado: DestinoLlamada;
}
