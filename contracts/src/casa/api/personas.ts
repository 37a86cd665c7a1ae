import type { ActoConEncargado } from '../dominio/aprobacion';
import type { RolPersona } from '../dominio/persona';

/** An owner sees this of somebody who works here (docs/reglas/casa.md#people); a PIN never leaves the server. */
export interface Persona {
  _id: string;
  nombre: string;
  rol: RolPersona;
  /** Who is not keeps their name on what they did, and cannot enter. */
  activa: boolean;
}

/**
 * Who was on the device as a move was tapped, or nobody. Once it is sent, somebody else on that device is not
 * said to have made it: it goes by the device's name.
 */
export const CABECERA_PERSONA = 'Persona';
export const NADIE_EN_TURNO = 'nadie';

/** Who is on a device, until when (ISO 8601). */
export interface Turno extends Omit<Persona, 'activa'> {
  hasta: string;
}

/** Who may enter on a device, and who is on it. */
export interface EstadoTurno {
  personas: Pick<Persona, '_id' | 'nombre'>[];
  turno: Turno | null;
}

/** The request must come by then (ISO 8601). */
export interface Aprobacion {
  acto: ActoConEncargado;
  hasta: string;
}

/** The 403 APROBACION_NECESARIA has it as `data`: who may approve it. */
export interface AprobacionNecesaria {
  acto: ActoConEncargado;
  /** It stands for all that would be undone, and how much: an approval names it. */
  sobre: string;
  encargados: Pick<Persona, '_id' | 'nombre'>[];
}
