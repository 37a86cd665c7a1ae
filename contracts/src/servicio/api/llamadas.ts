import type { Reparto } from '../dominio/dinero/reparto';
import type { EstadoLlamada, MotivoLlamada, Pago, TipoLlamada } from '../dominio/mesa/llamada';

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

/** With `seguimiento` only this phone can follow the call. */
export interface CrearLlamadaResponse extends Llamada {
  seguimiento: string;
}
