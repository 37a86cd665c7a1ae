import { LIMITES_IMAGEN } from './limites-gestion';

/** Phone and server share these rules (docs/reglas/carta.md#photos). */
export const TIPOS_IMAGEN = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type TipoImagen = (typeof TIPOS_IMAGEN)[number];

export const MENSAJE_IMAGEN = {
  formato: 'Solo se permiten archivos JPEG, PNG y WebP.',
  grande: 'El archivo es demasiado grande. El tamaño máximo permitido es 5MB.',
  corrupta: 'El archivo parece estar corrupto o vacío.',
} as const;

/** Reads the first twelve bytes, whatever the sender claims; null for other formats. */
export function tipoImagen(inicio: Uint8Array): TipoImagen | null {
  const texto = String.fromCharCode(...inicio.subarray(0, 12));
  if (texto.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (texto.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  return texto.startsWith('RIFF') && texto.endsWith('WEBP') ? 'image/webp' : null;
}

export function checkPeso(bytes: number): string | null {
  if (bytes > LIMITES_IMAGEN.maxBytes) return MENSAJE_IMAGEN.grande;
  return bytes < LIMITES_IMAGEN.minBytes ? MENSAJE_IMAGEN.corrupta : null;
}
