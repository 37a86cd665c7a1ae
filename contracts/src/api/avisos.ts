import type { DestinoAviso, EstadoAviso, Pago, TipoAviso } from '../dominio/aviso';

/** A mesa's call as everybody sees it (docs/reglas.md#calls). */
export interface Aviso {
  _id: string;
  rev: number;
  mesa: number;
  tipo: TipoAviso;
  pago?: Pago;
  creadoEn: string;
  estado: EstadoAviso;
  /** Who is on the way, or attended it: a device's or an account's name. */
  por?: string;
  atendidoEn?: string;
  /** It came without the signature of a printed QR. */
  sinVerificar?: true;
}

/** POST /avisos: 201, or 200 when the mesa already has one of this kind open. */
export interface CrearAvisoRequest {
  restaurante: string;
  mesa: number;
  tipo: TipoAviso;
  pago?: Pago;
  t?: string;
}

/** `seguimiento` lets this phone, and only it, follow the call. */
export interface CrearAvisoResponse extends Aviso {
  seguimiento: string;
}

/** PUT /avisos/{id}; who goes is the session's name: `por` is taken from older clients, and ignored. */
export interface CambiarAvisoRequest {
  estado: DestinoAviso;
  por?: string;
}
