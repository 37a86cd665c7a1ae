import sharp from 'sharp';
import type { Metadata } from 'sharp';
import { LIMITES_IMAGEN, checkPeso, tipoImagen } from '@carta/contracts';
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
/** An image that cannot be read in strips may take this much memory (bytes). */
const MAX_ENTERA = 100_000_000;

/** A truncated file is damaged. Mere warnings of decoders are not: millions of phones write such photos. */
export const FAIL_ON = 'error';

const EXTENSION: Readonly<Record<string, Extension>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

export interface ImagenComprobada {
  extension: Extension;
  /** It is decoded whole, in up to 100 MB, so only one runs at a time. */
  isEntera: boolean;
}

export function checkArchivo(bytes: Buffer): void {
  if (checkPeso(bytes.length) === null) return;
  throw bytes.length > LIMITES_IMAGEN.maxBytes ? archivoDemasiadoGrande() : imagenCorrupta();
}

/** Reads the header only. @throws 415 for the format, 413 for too many pixels, 422 for a broken header. */
export async function checkImagen(original: Buffer): Promise<ImagenComprobada> {
  let metadata: Metadata;
  try {
    metadata = await sharp(original, { limitInputPixels: false, failOn: FAIL_ON }).metadata();
  } catch (error) {
    throw tipoImagen(original) === null ? formatoNoPermitido() : falloAlLeer(error);
  }
  const extension = EXTENSION[metadata.format];
  if (extension === undefined) throw formatoNoPermitido();
  const { width, height, channels, depth, isProgressive } = metadata;
  const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2);
  if (width > MAX_LADO || height > MAX_LADO || width * height > MAX_PIXELES) throw imagenDemasiadoGrande();
  if (isProgressive && bytes > MAX_ENTERA) throw imagenDemasiadoGrande();
  return { extension, isEntera: isProgressive };
}
