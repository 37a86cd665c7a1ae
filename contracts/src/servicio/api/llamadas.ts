import type { Reparto } from '../dominio/reparto';
import type { DestinoLlamada, EstadoLlamada, Pago, TipoLlamada } from '../dominio/llamada';

/** A mesa's call as everybody sees it (docs/reglas.md#calls). */
export interface Llamada {
  _id: string;
  rev: number;
  /** Where whoever called sits now. */
  mesa: number;
  /** The tab of the mesa when it called; absent: it had none. */
  grupoMesa?: string;
  tipo: TipoLlamada;
  pago?: Pago;
  /** How they would share the bill. */
  reparto?: Reparto;
  creadoEn: string;
  estado: EstadoLlamada;
  /** Who is on the way, or attended it: a device's or an account's name. */
  por?: string;
  atendidoEn?: string;
  /** It came without the signature of a printed QR. */
  sinVerificar?: true;
}

/** POST /llamadas: 201, or 200 when the mesa already has one of this kind open. */
export interface CrearLlamadaRequest {
  restaurante: string;
  mesa: number;
  tipo: TipoLlamada;
  pago?: Pago;
  /** Only of a call for the bill; null takes back what was proposed before. */
  reparto?: Reparto | null;
  t?: string;
  /** The token of an order of this phone that is not paid yet: it calls also where its code is good no more. */
  seguimiento?: string;
}

/** `seguimiento` lets this phone, and only it, follow the call. */
export interface CrearLlamadaResponse extends Llamada {
  seguimiento: string;
}

/** PUT /llamadas/{id}; who goes is the session's name. */
export interface CambiarLlamadaRequest {
  estado: DestinoLlamada;
}
