import { LIMITES_IMAGEN } from './limites-gestion';

/** Rules of a photo (docs/reglas.md#photos): the same on the phone that sends it and on the server. */
export const TIPOS_IMAGEN = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type TipoImagen = (typeof TIPOS_IMAGEN)[number];

export const MENSAJE_IMAGEN = {
  formato: 'Solo se permiten archivos JPEG, PNG y WebP.',
  grande: 'El archivo es demasiado grande. El tamaño máximo permitido es 5MB.',
  corrupta: 'El archivo parece estar corrupto o vacío.',
} as const;

export function isTipoImagen(tipo: string): tipo is TipoImagen {
  return TIPOS_IMAGEN.some((conocido) => conocido === tipo);
}

/** What is wrong with a file before anybody looks inside; null when nothing is. */
export function checkArchivo({ type, size }: { type: string; size: number }): string | null {
  if (!isTipoImagen(type)) return MENSAJE_IMAGEN.formato;
  return checkPeso(size);
}

/** @param bytes of the file. */
export function checkPeso(bytes: number): string | null {
  if (bytes > LIMITES_IMAGEN.maxBytes) return MENSAJE_IMAGEN.grande;
  return bytes < LIMITES_IMAGEN.minBytes ? MENSAJE_IMAGEN.corrupta : null;
}
