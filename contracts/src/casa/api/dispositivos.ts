import type { Puesto } from '../dominio/dispositivo';
import type { Tokens } from './auth';
import type { Restaurante } from './restaurantes';

/** A paired screen or phone as its owner sees it (docs/reglas.md#devices). */
export interface Dispositivo {
  _id: string;
  nombre: string;
  puesto: Puesto;
  /** Its socket is open now. */
  conectado: boolean;
  /** The last sign of it; the pairing to begin with. */
  vistoEn: string;
  /** It was put out because two were using its session, and who asks to be let in again. */
  fuera?: DispositivoFuera;
}

/** `solicitudes`: the four digits that each screen that asks is showing. */
export interface DispositivoFuera {
  desde: string;
  solicitudes: string[];
}

/** POST /dispositivos/readmision: `solicitud` is a UUID that the screen draws once and keeps to itself. */
export interface ReadmisionRequest {
  refreshToken: string;
  solicitud: string;
}

/** `acceso` once its owner has let it in; until then the digits that its screen shows. */
export interface ReadmisionResponse {
  cifras: string;
  acceso: EmparejarResponse | null;
}

/** POST /dispositivos/{id}/readmitir */
export interface ReadmitirRequest {
  cifras: string;
}

/** Who a device is, as it is told itself. */
export type DispositivoPropio = Pick<Dispositivo, '_id' | 'nombre' | 'puesto'>;

/** POST /dispositivos/codigos */
export interface CrearCodigoRequest {
  nombre: string;
  puesto: Puesto;
}

/** Eight digits, good for ten minutes and one device; `enlace` opens /emparejar with them. */
export interface CodigoDispositivo {
  codigo: string;
  enlace: string;
  caducaEn: string;
}

/** POST /dispositivos/emparejar; the header Idempotency-Key makes a lost answer repeatable. */
export interface EmparejarRequest {
  codigo: string;
}

export interface EmparejarResponse extends Tokens {
  dispositivo: DispositivoPropio;
  restaurante: Restaurante;
}

/** GET /auth/me: the account, and which device of it is asking if it is one. */
export interface Perfil extends Restaurante {
  dispositivo?: DispositivoPropio;
}
