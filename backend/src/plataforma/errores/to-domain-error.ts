import { HttpException } from '@nestjs/common';
import { ERRORES, codigoForStatus } from '@carta/contracts';
import { isDatabaseAway, isDuplicateKey } from '../base-datos/errores-mongo';
import { DomainError, servicioNoDisponible } from './domain-error';

/** Unknown errors become a 500 without details. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (error instanceof HttpException) return fromStatus(error.getStatus(), error);
  if (isDuplicateKey(error)) return new DomainError('CONFLICT', ERRORES.CONFLICT.mensaje, { cause: error });
  if (isDatabaseAway(error)) return servicioNoDisponible(undefined, error);
  const status = statusOf(error);
  if (status !== null) return fromStatus(status, error);
  return new DomainError('SERVER_ERROR', undefined, { cause: error });
}

function fromStatus(status: number, cause: unknown): DomainError {
  const codigo = codigoForStatus(status) ?? (status < 500 ? 'BAD_REQUEST' : 'SERVER_ERROR');
  return new DomainError(codigo, undefined, { cause });
}

/** Fastify's own errors (unreadable JSON, body too large …) carry a 4xx statusCode. */
function statusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : null;
}
