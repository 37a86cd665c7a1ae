import { createHash } from 'node:crypto';
import {
  ANCHOS_GRANDE,
  ANCHOS_IMAGEN,
  ANCHOS_MINIATURA,
  FORMATOS_IMAGEN,
  IMAGEN_ENLACE,
  varianteImagen,
  imagenEnlace,
} from '@carta/contracts';

const TIPOS_MIME = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;
export type Extension = keyof typeof TIPOS_MIME;

const VARIANTE = `-(?:${ANCHOS_IMAGEN.join('|')})\\.(?:${FORMATOS_IMAGEN.join('|')})`;
const ENLACE = IMAGEN_ENLACE.final;
const NOMBRE = new RegExp(`^[0-9a-f]{32}(?:\\.(?:jpg|png|webp)|${VARIANTE}|${ENLACE.replace('.', '\\.')})$`);

/** A name is a hash of the bytes, so it never stands for two pictures. */
export function nombreOf(bytes: Buffer, extension: Extension): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
}

/** Returns null for a name that cannot be ours, which nobody looks for. */
export function tipoOf(nombre: string): string | null {
  if (!NOMBRE.test(nombre)) return null;
  return TIPOS_MIME[nombre.slice(nombre.lastIndexOf('.') + 1) as keyof typeof TIPOS_MIME];
}

/** The base comes first; only covers have the preview of a link. */
export const archivosOf = (base: string): string[] => [
  base,
  imagenEnlace(base),
  ...ANCHOS_IMAGEN.flatMap((ancho) => FORMATOS_IMAGEN.map((formato) => varianteImagen(base, ancho, formato))),
];

/** Small sizes and previews were added later; this returns the next one that every photo has, or null. */
export function masGrande(variante: string): string | null {
  if (variante.endsWith(ENLACE)) return variante.replace(ENLACE, `-${Math.max(...ANCHOS_GRANDE)}.webp`);
  return ANCHOS_MINIATURA.some((ancho) => variante.includes(`-${ancho}.`))
    ? variante.replace(/-\d+\./, `-${Math.min(...ANCHOS_GRANDE)}.`)
    : null;
}

/** All files of a photo share its hash. */
export const fotoOf = (nombre: string): string => nombre.slice(0, 32);
