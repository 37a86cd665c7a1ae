import { ERRORES_SERVIDOR } from '@carta/contracts';
import type { CodigoServidor, ErrorDeCampo } from '@carta/contracts';

export interface DetalleError {
  errors?: ErrorDeCampo[];
  data?: unknown;
  /** Seconds to wait before trying again; becomes Retry-After. */
  retryAfter?: number;
  cause?: unknown;
}

/** Modules throw it through named factories (`throw mesaNoValida()`); the filters turn it into a response. */
export class DomainError extends Error {
  readonly status: number;

  constructor(
    readonly code: CodigoServidor,
    mensaje: string = ERRORES_SERVIDOR[code].mensaje,
    readonly detalle: DetalleError = {},
  ) {
    super(mensaje, { cause: detalle.cause });
    this.name = 'DomainError';
    this.status = ERRORES_SERVIDOR[code].status;
  }
}

/** A refusal wrote nothing; a 5xx is a failure of ours. */
export const isRefusal = (error: unknown): boolean => error instanceof DomainError && error.status < 500;

export const badRequest = (mensaje?: string, detalle?: DetalleError): DomainError =>
  new DomainError('BAD_REQUEST', mensaje, detalle);

export const noEncontrado = (mensaje?: string): DomainError => new DomainError('NOT_FOUND', mensaje);

export const campoNoValido = (field: string, message: string): DomainError =>
  new DomainError('VALIDATION_ERROR', message, { errors: [{ field, message }] });

export const demasiadasSolicitudes = (retryAfter: number, mensaje?: string): DomainError =>
  new DomainError('TOO_MANY_REQUESTS', mensaje, { retryAfter });

/** 503: try again in a moment; nothing is known to be stored. */
export const servicioNoDisponible = (mensaje?: string, cause?: unknown): DomainError =>
  new DomainError('SERVICE_UNAVAILABLE', mensaje, { cause, retryAfter: 2 });
