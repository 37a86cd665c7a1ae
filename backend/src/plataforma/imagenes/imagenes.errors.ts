import { MENSAJE_IMAGEN } from '@carta/contracts';
import { DomainError, campoNoValido, noEncontrado, servicioNoDisponible } from '../errores/domain-error';

/** The photos of one carta may take this many MB as stored (docs/reglas/carta.md#photos). */
export const FOTOS_MAX_MB = 300;

export const formatoNoPermitido = (): DomainError =>
  new DomainError('UNSUPPORTED_MEDIA_TYPE', MENSAJE_IMAGEN.formato);

export const imagenCorrupta = (cause?: unknown): DomainError => {
  const error = campoNoValido('imagen', MENSAJE_IMAGEN.corrupta);
  return new DomainError(error.code, error.message, { ...error.detalle, cause });
};

/** These words of libvips mean a timeout or lack of memory: a busy server must not call a photo damaged. */
const FALLOS_DEL_SERVIDOR = /^timeout: |out of memory|unable to allocate|malloc/im;

export const falloAlLeer = (error: unknown): DomainError =>
  error instanceof Error && FALLOS_DEL_SERVIDOR.test(error.message)
    ? servicioNoDisponible(undefined, error)
    : imagenCorrupta(error);

export const demasiadasFotos = (): DomainError =>
  new DomainError(
    'CONFLICT',
    `Las fotos de tu carta ya ocupan ${FOTOS_MAX_MB} MB, que es el máximo. Quita alguna antes de subir otra.`,
  );

export const archivoDemasiadoGrande = (): DomainError =>
  new DomainError('PAYLOAD_TOO_LARGE', MENSAJE_IMAGEN.grande);

export const imagenDemasiadoGrande = (): DomainError =>
  new DomainError('PAYLOAD_TOO_LARGE', 'La imagen tiene demasiados píxeles. Usa una más pequeña.');

export const imagenNoEncontrada = (): DomainError => noEncontrado();

export const fotosNoDisponibles = (): DomainError =>
  servicioNoDisponible('Las fotos no están disponibles ahora mismo.');
