import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { ANCHOS_IMAGEN, FORMATOS_IMAGEN } from '@carta/contracts';
import type { AnchoImagen, FormatoImagen } from '@carta/contracts';
import { servicioNoDisponible } from '../errores/domain-error';
import { Turnos } from '../colas/turnos';
import { FAIL_ON, MAX_PIXELES, checkImagen } from './comprobar-imagen';
import { falloAlLeer } from './imagenes.errors';
import type { Extension } from './nombre-archivo';

/** A re-encoded photo is safe and small, never the received bytes (docs/reglas.md#photos). Sizes in px. */
export interface ImagenProcesada {
  base: { bytes: Buffer; extension: Extension };
  variantes: { ancho: AnchoImagen; formato: FormatoImagen; bytes: Buffer }[];
  ancho: number;
  alto: number;
  color: string;
}

const MAX_ANCHO = Math.max(...ANCHOS_IMAGEN);
/** A strip of 8,000 px would take hundreds of MB to encode; no dish is shown taller than this. */
const MAX_ALTO = 1_600;
const MAX_SEGUNDOS = 5;
/** This many photos may wait, each of up to 5 MB. */
const MAX_EN_COLA = 20;

// All other loaders stay blocked: the bytes decide what a file is, whatever its name.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

const muchasFotos = () =>
  servicioNoDisponible('Se están subiendo muchas fotos a la vez. Inténtalo en unos segundos.');
const turnos = new Turnos(2, MAX_EN_COLA, muchasFotos);
const turnosEnteras = new Turnos(1, MAX_EN_COLA, muchasFotos);

/**
 * Decodes a JPEG, PNG or WebP once (the first frame of an animation), upright, at most 800 px wide and
 * without metadata, and encodes its base file and variants. Two run at once; each `autor` has a queue.
 * @throws 415 for the format, 413 for its pixels, 422 for a broken file, 503 when busy.
 */
export function procesarImagen(original: Buffer, autor: string): Promise<ImagenProcesada> {
  return turnos.run(autor, async () => {
    const { extension, isEntera } = await checkImagen(original);
    const pixeles = isEntera
      ? await turnosEnteras.run(autor, () => decode(original))
      : await decode(original);
    try {
      return await encode(pixeles, extension);
    } catch (error) {
      throw servicioNoDisponible(undefined, error);
    }
  });
}

interface Pixeles {
  ancho: number;
  alto: number;
  open: () => Sharp;
}

async function decode(original: Buffer): Promise<Pixeles> {
  try {
    const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELES, failOn: FAIL_ON })
      .autoOrient()
      .resize({ width: MAX_ANCHO, height: MAX_ALTO, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SEGUNDOS })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const raw: SharpOptions = { raw: { width, height, channels } };
    const open = (): Sharp => sharp(data, raw).timeout({ seconds: MAX_SEGUNDOS });
    return { ancho: width, alto: height, open };
  } catch (error) {
    throw falloAlLeer(error);
  }
}

/** Files are encoded one after another, because each takes tens of MB. */
async function encode(pixeles: Pixeles, extension: Extension): Promise<ImagenProcesada> {
  const base = { bytes: await encodeBase(pixeles, extension), extension };
  const color = await mainColor(pixeles);
  const variantes: ImagenProcesada['variantes'] = [];
  for (const ancho of ANCHOS_IMAGEN) {
    for (const formato of FORMATOS_IMAGEN) variantes.push(await encodeVariante(pixeles, ancho, formato));
  }
  return { base, variantes, ancho: pixeles.ancho, alto: pixeles.alto, color };
}

function encodeBase({ open }: Pixeles, extension: Extension): Promise<Buffer> {
  if (extension === 'png') return open().png({ compressionLevel: 9 }).toBuffer();
  if (extension === 'webp') return open().webp({ quality: 80 }).toBuffer();
  return open().flatten({ background: '#ffffff' }).jpeg({ quality: 80 }).toBuffer();
}

async function encodeVariante(
  { open }: Pixeles,
  ancho: AnchoImagen,
  formato: FormatoImagen,
): Promise<ImagenProcesada['variantes'][number]> {
  const imagen = open().resize({ width: ancho, withoutEnlargement: true });
  const codificada =
    formato === 'avif' ? imagen.avif({ quality: 50, effort: 2 }) : imagen.webp({ quality: 75, effort: 2 });
  return { ancho, formato, bytes: await codificada.toBuffer() };
}

async function mainColor({ open }: Pixeles): Promise<string> {
  const pixel = await open()
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex').slice(0, 6)}`;
}
