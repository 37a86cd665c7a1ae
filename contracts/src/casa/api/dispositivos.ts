import type { Puesto } from '../dominio/dispositivo';
import type { Tokens } from './auth';
import type { Restaurante } from './restaurantes';

/** A paired screen or phone as its owner sees it (docs/reglas.md#devices). */
export interface Dispositivo {
  _id: string;
  nombre: string;
  puesto: Puesto;
  conectado: boolean;
  /** ISO 8601; at first the pairing. */
  vistoEn: string;
  /** Expelled because two screens used its session; `solicitudes` asks to let one in again. */
  fuera?: DispositivoFuera;
}

/** `solicitudes` are the four digits that each asking screen shows. */
export interface DispositivoFuera {
  desde: string;
  solicitudes: string[];
}

/** `solicitud` is a UUID that the screen draws once and never shows. */
export interface ReadmisionRequest {
  refreshToken: string;
  solicitud: string;
}

/** `acceso` stays null until the owner lets it in. */
export interface ReadmisionResponse {
  cifras: string;
  acceso: EmparejarResponse | null;
}

export interface ReadmitirRequest {
  cifras: string;
}

export type DispositivoPropio = Pick<Dispositivo, '_id' | 'nombre' | 'puesto'>;

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

/** Sent with an Idempotency-Key, so that a lost answer can be repeated. */
export interface EmparejarRequest {
  codigo: string;
}

export interface EmparejarResponse extends Tokens {
  dispositivo: DispositivoPropio;
  restaurante: Restaurante;
}

/** GET /auth/me; `dispositivo` when a paired device asks. */
export interface Perfil extends Restaurante {
  dispositivo?: DispositivoPropio;
}
