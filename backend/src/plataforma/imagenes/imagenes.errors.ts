import { MENSAJE_IMAGEN } from '@carta/contracts';
import { DomainError, campoNoValido, noEncontrado, servicioNoDisponible } from '../errores/domain-error';

/** For the photos of one carta as stored, in MB (docs/reglas.md#photos). */
export const FOTOS_MAX_MB = 300;

export const formatoNoPermitido = (): DomainError =>
  new DomainError('UNSUPPORTED_MEDIA_TYPE', MENSAJE_IMAGEN.formato);

export const imagenCorrupta = (cause?: unknown): DomainError => {
  const error = campoNoValido('imagen', MENSAJE_IMAGEN.corrupta);
  return new DomainError(error.code, error.message, { ...error.detalle, cause });
};

/**
 * Messages of libvips for a timeout or lack of memory: a busy server must never call a good photo damaged.
 */
const FALLOS_DEL_SERVIDOR = /^timeout: |out of memory|unable to allocate|malloc/im;

/** 503 when this server was too busy, else 422 for a damaged file. */
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
