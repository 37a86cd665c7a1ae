import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { LIMITES_IMAGEN, checkPeso, isTipoImagen } from '@carta/contracts';
import {
  archivoDemasiadoGrande,
  falloAlLeer,
  formatoNoPermitido,
  imagenCorrupta,
  imagenDemasiadoGrande,
} from './imagenes.errors';
import type { Extension } from './nombre-archivo';

export const MAX_PIXELES = 25_000_000;
const MAX_LADO = 8_000;
/** What an image that cannot be read in strips takes in memory, in bytes. */
const MAX_ENTERA = 100_000_000;

const EXTENSION: Readonly<Record<string, Extension>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

/** Whether a file begins as one of the three formats, whatever comes after. */
function hasFirma(archivo: Buffer): boolean {
  const inicio = archivo.toString('latin1', 0, 12);
  const isWebp = inicio.startsWith('RIFF') && inicio.endsWith('WEBP');
  return isWebp || inicio.startsWith('\xff\xd8\xff') || inicio.startsWith('\x89PNG\r\n\x1a\n');
}

/** What an image is, once it may be decoded. */
export interface ImagenComprobada {
  extension: Extension;
  /** It is decoded whole, in up to 100 MB: one of these at a time. */
  isEntera: boolean;
}

/**
 * What a file tells before anybody looks inside.
 * @throws 413 or 422 by its weight, 415 by what its sender says it is.
 */
export function checkArchivo({ bytes, tipo }: { bytes: Buffer; tipo: string }): void {
  if (checkPeso(bytes.length) !== null) {
    throw bytes.length > LIMITES_IMAGEN.maxBytes ? archivoDemasiadoGrande() : imagenCorrupta();
  }
  if (!isTipoImagen(tipo)) throw formatoNoPermitido();
}

/**
 * Reads an image's own header, and nothing else of it.
 * @throws 415 for another format, 413 for too many pixels, 422 for a header that is broken.
 */
export async function checkImagen(original: Buffer): Promise<ImagenComprobada> {
  let metadata: Metadata;
  try {
    metadata = await sharp(original, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw hasFirma(original) ? falloAlLeer(error) : formatoNoPermitido();
  }
  const extension = EXTENSION[metadata.format];
  if (extension === undefined) throw formatoNoPermitido();
  const { width, height, channels, depth, isProgressive } = metadata;
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (width > MAX_LADO || height > MAX_LADO || width * height > MAX_PIXELES) throw imagenDemasiadoGrande();
  if (isProgressive && bytes > MAX_ENTERA) throw imagenDemasiadoGrande();
  return { extension, isEntera: isProgressive };
}
