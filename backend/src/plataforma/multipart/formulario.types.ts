import type { FastifyRequest } from 'fastify';
import type { Sesion } from '../acceso/acceso';
import type { NombreLimite } from '../limites/tabla';

/** What a route's form looks like: its one file, and the fields that may come several times. */
export interface FormaFormulario {
  archivo: string;
  repetidos: readonly string[];
  /** Those whose text is JSON. */
  json: readonly string[];
  /** Spent, by restaurante, when a file is there. */
  limite: NombreLimite;
}

/** A file as it came: what its sender says it is counts for nothing. */
export interface ArchivoRecibido {
  bytes: Buffer;
}

/** The fields of a form, texts but for those that are JSON, and its file. */
export interface FormularioLeido {
  campos: Record<string, unknown>;
  archivo?: ArchivoRecibido;
}

/** A request whose form has been read: its texts are the body. */
export type PeticionConFormulario = FastifyRequest & { sesion: Sesion; archivo?: ArchivoRecibido };
