import { ERRORES, ERRORES_CLIENTE, codigoForStatus } from '@carta/contracts/comensal';
import type { CodigoError, ErrorDeCampo } from '@carta/contracts';

/** What a failed answer told; everything but the status may be missing. */
interface Fallo {
  status: number;
  code?: string;
  message?: string;
  errors?: ErrorDeCampo[];
  data?: unknown;
  /** Seconds of the header Retry-After. */
  retryAfter?: number | null;
}

/** The server answered, and refused. Its message is Spanish and meant for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: CodigoError | 'API_ERROR';
  /** Fields that break a rule, each with its message. */
  readonly errors: ErrorDeCampo[];
  /** The fresh truth that a 409 carries. */
  readonly data: unknown;
  /** Seconds to wait before trying again, when the server says so. */
  readonly retryAfter: number | null;
  /** True when the words are the server's own, which win over any default. */
  readonly conMensaje: boolean;

  constructor({ status, code, message, errors = [], data = null, retryAfter = null }: Fallo) {
    const codigo = codigoOf(status, code);
    super(message || mensajeForCodigo(codigo));
    this.status = status;
    this.code = codigo;
    this.errors = errors;
    this.data = data;
    this.retryAfter = retryAfter;
    this.conMensaje = Boolean(message);
  }
}

/** No answer came: it took too long, or there is no connection. The only kind that is tried again. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly code: 'TIMEOUT_ERROR' | 'NETWORK_ERROR';

  constructor(code: 'TIMEOUT_ERROR' | 'NETWORK_ERROR') {
    super(ERRORES_CLIENTE[code]);
    this.code = code;
  }
}

/** What a call without a token, or with one that no longer counts, is answered. */
export function sinSesion(): ApiError {
  return new ApiError({ status: ERRORES.UNAUTHORIZED.status, code: 'UNAUTHORIZED' });
}

/**
 * The words of any error for a person: the server's own if it sent some; else those of the
 * connection; else `porDefecto`; else those of the status (docs/reglas.md#words-of-errors).
 */
export function mensajeDe(error: unknown, porDefecto?: string): string {
  if (error instanceof NetworkError) return error.message;
  if (error instanceof ApiError) return error.conMensaje ? error.message : (porDefecto ?? error.message);
  return porDefecto ?? ERRORES_CLIENTE.API_ERROR;
}

function codigoOf(status: number, code: string | undefined): CodigoError | 'API_ERROR' {
  if (status < 400) return 'API_ERROR';
  if (code !== undefined && isCodigo(code)) return code;
  return codigoForStatus(status) ?? 'API_ERROR';
}

function isCodigo(code: string): code is CodigoError {
  return Object.hasOwn(ERRORES, code);
}

function mensajeForCodigo(codigo: CodigoError | 'API_ERROR'): string {
  return codigo === 'API_ERROR' ? ERRORES_CLIENTE.API_ERROR : ERRORES[codigo].mensaje;
}
