import { DomainError } from '../common/errors/domain-error';

/** Words of specification §8. */
export const sesionNoValida = (): DomainError => new DomainError('UNAUTHORIZED');

export const credencialesIncorrectas = (): DomainError =>
  new DomainError('UNAUTHORIZED', 'Email o contraseña incorrectos');

export const emailSinVerificar = (): DomainError =>
  new DomainError('FORBIDDEN', 'Debes verificar tu email antes de poder iniciar sesión');

export const sinPermiso = (): DomainError => new DomainError('FORBIDDEN');
