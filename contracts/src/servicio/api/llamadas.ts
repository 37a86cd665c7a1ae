import type { Reparto } from '../dominio/dinero/reparto';
import type {
  DestinoLlamada,
  EstadoLlamada,
  MotivoLlamada,
  Pago,
  TipoLlamada,
} from '../dominio/mesa/llamada';

/** Staff and diners see this of a call (docs/reglas/pedir.md#calls). */
export interface Llamada {
  _id: string;
  rev: number;
  mesa: number;
  /** The mesa's tab when the call was made, if any. */
  grupoMesa?: string;
  tipo: TipoLlamada;
  pago?: Pago;
  reparto?: Reparto;
  motivo?: MotivoLlamada;
  creadoEn: string;
  estado: EstadoLlamada;
  /** This person is going, or has attended it. */
  por?: string;
  atendidoEn?: string;
  sinVerificar?: true;
}

/** POST /llamadas: 201, or 200 when the mesa has an open call of this kind. */
export interface CrearLlamadaRequest {
  restaurante: string;
  mesa: number;
  tipo: TipoLlamada;
  pago?: Pago;
  /** Only the bill has one; null withdraws the earlier proposal. */
  reparto?: Reparto | null;
  /** Only of a call for the waiter. */
  motivo?: MotivoLlamada;
  t?: string;
  /** An unpaid order of this phone allows calling even where its code is no longer valid. */
  seguimiento?: string;
}

/** With `seguimiento` only this phone can follow the call. */
export interface CrearLlamadaResponse extends Llamada {
  seguimiento: string;
}

/** PUT /llamadas/{id}; `por` becomes the session's name. */
export interface CambiarLlamadaRequest {
  estado: DestinoLlamada;
}
