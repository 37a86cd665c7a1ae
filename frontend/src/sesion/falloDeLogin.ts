import { ApiError, mensajeDe } from '../shared/api/cliente';

/** docs/reglas.md#words-of-errors lists these. */
interface FalloDeLogin {
  mensaje: string;
  /** The email is not verified: a code was sent. */
  verificar: boolean;
}

const SIN_VERIFICAR = 'Debes verificar tu email antes de poder iniciar sesión';

export function falloDeLogin(error: unknown): FalloDeLogin {
  const verificar = error instanceof ApiError && error.code === 'FORBIDDEN' && saysVerificar(error);
  return { verificar, mensaje: mensajeDe(error, verificar ? SIN_VERIFICAR : porDefecto(error)) };
}

function saysVerificar({ message }: ApiError): boolean {
  return message.toLowerCase().includes('verificar');
}

function porDefecto(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Error inesperado';
  if (error.code === 'UNAUTHORIZED') return 'Email o contraseña incorrectos';
  return error.status < 400 ? 'Credenciales incorrectas' : 'Error al iniciar sesión';
}
