import type { PuestoDispositivo } from '../dominio/dispositivo';
import type { Tokens } from './auth';
import type { EstadoTurno } from './personas';
import type { Restaurante } from './restaurantes';

/** An owner sees this of a paired screen or phone (docs/reglas/casa.md#devices). */
export interface Dispositivo extends PuestoDispositivo {
  _id: string;
  nombre: string;
  /** It grows with each change; absent is 0. */
  rev?: number;
  conectado: boolean;
  /** This instant (ISO 8601) is at first the pairing. */
  vistoEn: string;
  /** Two screens used its session, so it was expelled; its `solicitudes` ask to be let in again. */
  fuera?: DispositivoFuera;
}

/** `solicitudes` are the four digits that each asking screen shows. */
export interface DispositivoFuera {
  desde: string;
  solicitudes: string[];
}

/** `acceso` stays null until the owner lets the screen in. */
export interface ReadmisionResponse {
  cifras: string;
  acceso: EmparejarResponse | null;
}

export type DispositivoPropio = Pick<Dispositivo, '_id' | 'nombre' | keyof PuestoDispositivo>;

/** Eight digits are valid for ten minutes and one device; `enlace` opens /emparejar with them. */
export interface CodigoDispositivo {
  codigo: string;
  enlace: string;
  caducaEn: string;
}

export interface EmparejarResponse extends Tokens {
  dispositivo: DispositivoPropio;
  restaurante: Restaurante;
  /** Absent in a house without people. */
  equipo?: EstadoTurno;
}

/** GET /auth/me; only a paired device gets `dispositivo`, and `equipo` where the house has people. */
export interface Perfil extends Restaurante {
  dispositivo?: DispositivoPropio;
  equipo?: EstadoTurno;
}
