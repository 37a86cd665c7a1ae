import { SetMetadata, createParamDecorator } from '@nestjs/common';
import type { CustomDecorator, ExecutionContext } from '@nestjs/common';
import type { Accion, Puesto, TipoUsuario } from '@carta/contracts';

/** Every route carries @Publico() or @Permite(…), or the server does not start (auth/sesion.guard). */

export interface DispositivoDeSesion {
  id: string;
  nombre: string;
  puesto: Puesto;
}

/** The caller, as the database has it now. */
export interface Sesion {
  restauranteId: string;
  tipoUsuario: TipoUsuario;
  /** The session family, which logout ends and to which sockets belong. */
  fam: string;
  /** The name kept with each change: the device's, or the restaurant's. */
  nombre: string;
  dispositivo?: DispositivoDeSesion;
}

export const META_ACCESO = 'carta:acceso';
export type Acceso = { publico: true } | { accion: Accion };

/** Open to anybody; a token, if sent, gives no extra power. */
export const Publico = (): CustomDecorator => SetMetadata(META_ACCESO, { publico: true } satisfies Acceso);

/** Open to sessions whose tipo has this permission (contracts, PERMISOS). */
export const Permite = (accion: Accion): CustomDecorator =>
  SetMetadata(META_ACCESO, { accion } satisfies Acceso);

export const CurrentSesion = createParamDecorator((_datos: undefined, contexto: ExecutionContext): Sesion => {
  return contexto.switchToHttp().getRequest<{ sesion: Sesion }>().sesion;
});
