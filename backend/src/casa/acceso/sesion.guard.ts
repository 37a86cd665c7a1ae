import { Injectable } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { CABECERA_PERSONA, canDo } from '@carta/contracts';
import type { FastifyRequest } from 'fastify';
import { META_ACCESO } from '../../plataforma/acceso/acceso';
import type { Acceso, Contexto } from '../../plataforma/acceso/acceso';
import { Limites } from '../../plataforma/limites/limites.service';
import { sesionNoValida, sinPermiso } from './auth.errors';

/** A route without @Publico or @Permite is closed to everybody (and does not boot: see rutas-cerradas). */
@Injectable()
export class SesionGuard extends AuthGuard('jwt') {
  constructor(
    private readonly reflector: Reflector,
    private readonly limites: Limites,
  ) {
    super({ property: 'contexto' });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const acceso = this.reflector.getAllAndOverride<Acceso | undefined>(META_ACCESO, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (!acceso) throw sinPermiso();
    if ('publico' in acceso) return true;
    await super.canActivate(context);
    const request = context.switchToHttp().getRequest<FastifyRequest & { contexto: Contexto }>();
    const { method, contexto } = request;
    await this.limites.consume(method === 'GET' ? 'lecturasPorSesion' : 'escriturasPorSesion', contexto.fam);
    if (!canDo(contexto, acceso.accion)) throw sinPermiso();
    request.contexto = byTheirOwn(contexto, request.headers[CABECERA_PERSONA.toLowerCase()]);
    return true;
  }

  /** Our errors pass; any other complaint about the token is a 401. */
  override handleRequest<S>(error: unknown, contexto: S | false): S {
    if (error instanceof Error) throw error;
    if (!contexto) throw sesionNoValida();
    return contexto;
  }
}

/** What was tapped under another person, or under nobody, is the device's. */
function byTheirOwn(contexto: Contexto, tapped: string | string[] | undefined): Contexto {
  const { persona, dispositivo, ...rest } = contexto;
  if (tapped === undefined || !persona || !dispositivo || persona.id === tapped) return contexto;
  return { ...rest, dispositivo, actor: dispositivo.nombre };
}
