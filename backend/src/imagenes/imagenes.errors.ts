import { DomainError, campoNoValido, noEncontrado } from '../common/errors/domain-error';

/** Words of specification §5. */
export const formatoNoPermitido = (): DomainError =>
  new DomainError('UNSUPPORTED_MEDIA_TYPE', 'Solo se permiten archivos JPEG, PNG y WebP.');

export const imagenCorrupta = (cause?: unknown): DomainError => {
  const error = campoNoValido('imagen', 'El archivo parece estar corrupto o vacío.');
  return new DomainError(error.code, error.message, { ...error.detalle, cause });
};

export const imagenDemasiadoGrande = (): DomainError =>
  new DomainError('PAYLOAD_TOO_LARGE', 'La imagen tiene demasiados píxeles. Usa una más pequeña.');

export const imagenNoEncontrada = (): DomainError => noEncontrado();
