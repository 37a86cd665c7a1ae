import { createParamDecorator } from '@nestjs/common';
import type { ExecutionContext } from '@nestjs/common';
import { CABECERA_CLAVE, reglasIds } from '@carta/contracts';
import type { FastifyRequest } from 'fastify';
import { campoNoValido } from '../errores/domain-error';

/** The Idempotency-Key of a call, in lower case; undefined without one. @throws 422 when it is not a UUID. */
export const Clave = createParamDecorator((_: undefined, host: ExecutionContext): string | undefined => {
  const cabecera = host.switchToHttp().getRequest<FastifyRequest>().headers[CABECERA_CLAVE.toLowerCase()];
  if (cabecera === undefined) return undefined;
  const clave = String(cabecera);
  const mensaje = reglasIds.clave(clave);
  if (mensaje !== null) throw campoNoValido(CABECERA_CLAVE, mensaje);
  return clave.toLowerCase();
});

/** For calls that have no sense twice. */
export function requireClave(clave: string | undefined, falta: () => Error): string {
  if (clave === undefined) throw falta();
  return clave;
}
