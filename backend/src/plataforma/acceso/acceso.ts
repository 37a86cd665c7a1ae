import { SetMetadata, createParamDecorator } from '@nestjs/common';
import type { CustomDecorator, ExecutionContext } from '@nestjs/common';
import type { Accion, Aprobable, PuestoDispositivo, RolConPlan, RolPersona } from '@carta/contracts';

/** Every route carries @Publico() or @Permite(…), or the server does not start (casa/acceso/sesion.guard). */

export interface DispositivoDeSesion extends PuestoDispositivo {
  id: string;
  nombre: string;
  rev?: number;
}

/** Who entered on a device by their PIN. */
export interface PersonaDeSesion {
  id: string;
  nombre: string;
  rol: RolPersona;
  hasta: Date;
}

/** Who asks, and for which place, as the database has it now: the guard makes it, and calls hand it on. */
export interface Contexto extends RolConPlan {
  restauranteId: string;
  /** The session family, which logout ends and to which sockets belong. */
  fam: string;
  /** The name kept with each change: the person's, the device's, or the restaurant's. */
  actor: string;
  dispositivo?: DispositivoDeSesion;
  persona?: PersonaDeSesion;
}

/** What is kept of who made a change, and of who approved it. */
export type Autor = Pick<Contexto, 'restauranteId' | 'actor' | 'persona'> & Aprobable;

/** What is kept beside what somebody did: their name of then and, of a person, the id by which it can be blanked. */
export const firmaOf = ({
  actor,
  persona,
  aprobadoPor,
}: Pick<Autor, 'actor' | 'persona' | 'aprobadoPor'>): { por: string; persona?: string } & Aprobable => ({
  por: actor,
  ...(persona ? { persona: persona.id } : {}),
  ...(aprobadoPor ? { aprobadoPor } : {}),
});

export const META_ACCESO = 'carta:acceso';
export type Acceso = { publico: true } | { accion: Accion };

/** Open to anybody; a token, if sent, gives no extra power. */
export const Publico = (): CustomDecorator => SetMetadata(META_ACCESO, { publico: true } satisfies Acceso);

/** Open to sessions that may do this (contracts, PERMISOS). */
export const Permite = (accion: Accion): CustomDecorator =>
  SetMetadata(META_ACCESO, { accion } satisfies Acceso);

export const CurrentContexto = createParamDecorator((_datos: undefined, host: ExecutionContext): Contexto => {
  return host.switchToHttp().getRequest<{ contexto: Contexto }>().contexto;
});
