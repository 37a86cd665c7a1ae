import { ERRORES, ERRORES_CLIENTE, codigoForStatus } from '@carta/contracts/comensal';
import type { CodigoError, ErrorDeCampo } from '@carta/contracts';
import { isConocida, t } from '../lengua/lengua';

interface Fallo {
  status: number;
  code?: string;
  message?: string;
  errors?: ErrorDeCampo[];
  data?: unknown;
  /** It is in seconds. */
  retryAfter?: number | null;
}

/** The server refused; its Spanish message is meant for a person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: CodigoError | 'API_ERROR';
  readonly errors: ErrorDeCampo[];
  /** A 409 carries the current state. */
  readonly data: unknown;
  readonly retryAfter: number | null;
  /** The message is the server's own, which overrides defaults. */
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

/** No answer came; the only error that is retried. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly code: 'TIMEOUT_ERROR' | 'NETWORK_ERROR';

  constructor(code: 'TIMEOUT_ERROR' | 'NETWORK_ERROR') {
    super(ERRORES_CLIENTE[code]);
    this.code = code;
  }
}

export function sinSesion(): ApiError {
  return new ApiError({ status: ERRORES.UNAUTHORIZED.status, code: 'UNAUTHORIZED' });
}

/**
 * The server's words come first, then the connection's, then `porDefecto`, then the status's
 * (docs/reglas/limites.md#words-of-errors).
 */
export function mensajeDe(error: unknown, porDefecto?: string): string {
  if (error instanceof NetworkError) return t(ERRORES_CLIENTE[error.code]);
  if (error instanceof ApiError) return error.conMensaje ? enLengua(error) : (porDefecto ?? enLengua(error));
  return porDefecto ?? t(ERRORES_CLIENTE.API_ERROR);
}

/** The server speaks Spanish: where the page has no words for its sentence, those for its code. */
function enLengua({ message, code }: ApiError): string {
  return t<string>([message, mensajeForCodigo(code)].find(isConocida) ?? message);
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
