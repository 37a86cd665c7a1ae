import { SetMetadata, createParamDecorator } from '@nestjs/common';
import type { CustomDecorator, ExecutionContext } from '@nestjs/common';
import type { Accion, Puesto, TipoUsuario } from '@carta/contracts';

/**
 * How a route says who may use it. Every route is closed: it carries @Publico() or @Permite(…), or
 * the server does not start (auth/sesion.guard).
 */

/** A paired screen or phone, as its session knows it. */
export interface DispositivoDeSesion {
  id: string;
  nombre: string;
  puesto: Puesto;
}

/** Who is asking, as the database says now. */
export interface Sesion {
  restauranteId: string;
  tipoUsuario: TipoUsuario;
  /** The session family: what logout ends and sockets belong to. */
  fam: string;
  /** Who did it, where that is written down: the device's name, or the restaurant's. */
  nombre: string;
  /** Absent when it is no paired device. */
  dispositivo?: DispositivoDeSesion;
}

export const META_ACCESO = 'carta:acceso';
export type Acceso = { publico: true } | { accion: Accion };

/** Open to anybody; a token, if sent, gives no extra power. */
export const Publico = (): CustomDecorator => SetMetadata(META_ACCESO, { publico: true } satisfies Acceso);

/** Open to sessions whose tipo may do this (contracts, PERMISOS). */
export const Permite = (accion: Accion): CustomDecorator =>
  SetMetadata(META_ACCESO, { accion } satisfies Acceso);

/** The session the guard found. */
export const CurrentSesion = createParamDecorator((_datos: undefined, contexto: ExecutionContext): Sesion => {
  return contexto.switchToHttp().getRequest<{ sesion: Sesion }>().sesion;
});
