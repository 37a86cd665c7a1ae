import type { FastifyRequest } from 'fastify';
import type { Sesion } from '../acceso/acceso';
import type { NombreLimite } from '../limites/tabla';

/** A route's form: its one file, and the fields that may be repeated. */
export interface FormaFormulario {
  archivo: string;
  repetidos: readonly string[];
  /** Fields whose text is JSON. */
  json: readonly string[];
  /** Spent, by restaurante, when a file is there. */
  limite: NombreLimite;
}

/** The sender's own description of the file is ignored. */
export interface ArchivoRecibido {
  bytes: Buffer;
}

export interface FormularioLeido {
  campos: Record<string, unknown>;
  archivo?: ArchivoRecibido;
}

/** A request whose form has been read into its body. */
export type PeticionConFormulario = FastifyRequest & { sesion: Sesion; archivo?: ArchivoRecibido };
