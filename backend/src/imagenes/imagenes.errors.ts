import { MENSAJE_IMAGEN } from '@carta/contracts';
import { DomainError, campoNoValido, noEncontrado } from '../common/errors/domain-error';

/** Words of specification §5. */
export const formatoNoPermitido = (): DomainError =>
  new DomainError('UNSUPPORTED_MEDIA_TYPE', MENSAJE_IMAGEN.formato);

export const imagenCorrupta = (cause?: unknown): DomainError => {
  const error = campoNoValido('imagen', MENSAJE_IMAGEN.corrupta);
  return new DomainError(error.code, error.message, { ...error.detalle, cause });
};

export const archivoDemasiadoGrande = (): DomainError =>
  new DomainError('PAYLOAD_TOO_LARGE', MENSAJE_IMAGEN.grande);

export const imagenDemasiadoGrande = (): DomainError =>
  new DomainError('PAYLOAD_TOO_LARGE', 'La imagen tiene demasiados píxeles. Usa una más pequeña.');

export const imagenNoEncontrada = (): DomainError => noEncontrado();
