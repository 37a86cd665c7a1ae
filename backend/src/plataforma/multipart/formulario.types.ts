import type { FastifyRequest } from 'fastify';
import type { Contexto } from '../acceso/acceso';
import type { NombreLimite } from '../limites/tabla';

export interface FormaFormulario {
  archivo: string;
  repetidos: readonly string[];
  json: readonly string[];
  /** A file costs the restaurante a turn of this limit. */
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
export type PeticionConFormulario = FastifyRequest & { contexto: Contexto; archivo?: ArchivoRecibido };
