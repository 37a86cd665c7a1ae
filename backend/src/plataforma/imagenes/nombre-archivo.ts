import { createHash } from 'node:crypto';
import {
  ANCHOS_GRANDE,
  ANCHOS_IMAGEN,
  ANCHOS_MINIATURA,
  FORMATOS_IMAGEN,
  varianteImagen,
} from '@carta/contracts';

/** What a stored file may be, and how it is told to browsers. */
const TIPOS_MIME = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;
export type Extension = keyof typeof TIPOS_MIME;

const VARIANTE = `-(?:${ANCHOS_IMAGEN.join('|')})\\.(${FORMATOS_IMAGEN.join('|')})`;
const NOMBRE = new RegExp(`^[0-9a-f]{32}(?:\\.(jpg|png|webp)|${VARIANTE})$`);

/** The name of a base file: a hash of its bytes, so that a name never means two pictures. */
export function nombreOf(bytes: Buffer, extension: Extension): string {
  return `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
}

/** The MIME type of a file that could be ours, or null: nothing else is ever looked for. */
export function tipoOf(nombre: string): string | null {
  const partes = NOMBRE.exec(nombre);
  const extension = partes?.[1] ?? partes?.[2];
  return extension === undefined ? null : TIPOS_MIME[extension as Extension];
}

/** Every file of a photo, the base first. */
export const archivosOf = (base: string): string[] => [
  base,
  ...ANCHOS_IMAGEN.flatMap((ancho) => FORMATOS_IMAGEN.map((formato) => varianteImagen(base, ancho, formato))),
];

/** The same picture in the next size that is stored with every photo, or null: sizes were added over time. */
export function masGrande(variante: string): string | null {
  return ANCHOS_MINIATURA.some((ancho) => variante.includes(`-${ancho}.`))
    ? variante.replace(/-\d+\./, `-${Math.min(...ANCHOS_GRANDE)}.`)
    : null;
}

/** What the names of a photo's files have in common: the hash. */
export const fotoOf = (nombre: string): string => nombre.slice(0, 32);
