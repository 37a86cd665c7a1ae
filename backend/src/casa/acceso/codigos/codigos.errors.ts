import { DomainError, campoNoValido, demasiadasSolicitudes } from '../../../plataforma/errores/domain-error';

export const codigoIncorrecto = (): DomainError => campoNoValido('code', 'El código no es correcto.');

const EXPIRADO = 'El código ha expirado. Solicita uno nuevo.';

export const codigoExpirado = (): DomainError => campoNoValido('code', EXPIRADO);

export const isExpirado = (refusal: unknown): boolean =>
  refusal instanceof DomainError && refusal.message === EXPIRADO;

export const enlaceNoValido = (): DomainError =>
  campoNoValido('enlace', 'El enlace ya no es válido. Pide otro.');

/** @param ms until another code may be sent. */
export const demasiadosCodigos = (ms: number): DomainError =>
  demasiadasSolicitudes(ms / 1_000, `Espera ${enPalabras(ms)} antes de pedir otro código.`);

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;

/** Rounds up, so that the wait is long enough. */
function enPalabras(ms: number): string {
  if (ms <= 90_000) return contar(Math.ceil(ms / 1_000), 'segundo');
  return ms <= 90 * MINUTO_MS
    ? contar(Math.ceil(ms / MINUTO_MS), 'minuto')
    : contar(Math.ceil(ms / HORA_MS), 'hora');
}

const contar = (cuantos: number, unidad: string): string => `${cuantos} ${unidad}${cuantos === 1 ? '' : 's'}`;
