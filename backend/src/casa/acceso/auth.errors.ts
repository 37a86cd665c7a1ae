import {
  DomainError,
  campoNoValido,
  demasiadasSolicitudes,
  noEncontrado,
} from '../../plataforma/errores/domain-error';

export const sesionNoValida = (): DomainError => new DomainError('UNAUTHORIZED');

export const credencialesIncorrectas = (): DomainError =>
  new DomainError('UNAUTHORIZED', 'Email o contraseña incorrectos');

export const emailSinVerificar = (): DomainError =>
  new DomainError('FORBIDDEN', 'Debes verificar tu email antes de poder iniciar sesión');

export const sinPermiso = (): DomainError => new DomainError('FORBIDDEN');

export const emailRegistrado = (): DomainError =>
  new DomainError('CONFLICT', 'Este email ya está registrado');

export const emailNoRegistrado = (): DomainError => noEncontrado('Este email no está registrado');

export const emailYaVerificado = (): DomainError =>
  new DomainError('CONFLICT', 'Este email ya está verificado. Inicia sesión.');

/** @param field the name the form gives it. */
export const passwordComun = (field: 'password' | 'newPassword'): DomainError =>
  campoNoValido(field, 'Esta contraseña es demasiado común. Elige otra.');

export const pinIncorrecto = (): DomainError => campoNoValido('pin', 'El PIN no es correcto.');

/** @param segundos until this device may try again. */
export const pinDemasiadoPronto = (segundos: number): DomainError =>
  demasiadasSolicitudes(
    segundos,
    `El PIN no era correcto. Espera ${Math.ceil(segundos)} s y vuelve a intentarlo.`,
  );
