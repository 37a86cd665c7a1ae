import sharp from 'sharp';
import type { ResizeOptions, Sharp, SharpOptions } from 'sharp';
import { ANCHOS_IMAGEN, FORMATOS_IMAGEN, IMAGEN_ENLACE } from '@carta/contracts';
import type { AnchoImagen, FormatoImagen } from '@carta/contracts';
import { servicioNoDisponible } from '../errores/domain-error';
import { Turnos } from '../colas/turnos';
import { FAIL_ON, MAX_PIXELES, checkImagen } from './comprobar-imagen';
import { falloAlLeer } from './imagenes.errors';
import type { Extension } from './nombre-archivo';

/** A re-encoded photo is safe and small, never the received bytes (docs/reglas/carta.md#photos). Sizes in px. */
export interface ImagenProcesada {
  base: { bytes: Buffer; extension: Extension };
  variantes: { ancho: AnchoImagen; formato: FormatoImagen; bytes: Buffer }[];
  /** What a link to the carta shows of a cover. */
  enlace?: Buffer;
  ancho: number;
  alto: number;
  color: string;
}

const MAX_ANCHO = Math.max(...ANCHOS_IMAGEN);
/** A strip of 8,000 px would take hundreds of MB to encode; no dish is shown taller than this. */
const MAX_ALTO = 1_600;
const DENTRO = { width: MAX_ANCHO, height: MAX_ALTO, fit: 'inside', withoutEnlargement: true } as const;
/** The first that is small enough is taken; noise at the lowest is half of what a preview may weigh. */
const CALIDADES_ENLACE = [80, 60, 40, 20];
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
 * Decodes a JPEG, PNG or WebP (the first frame of an animation), upright, at most 800 px wide and without
 * metadata, and encodes its base file and variants; a cover (`paraEnlace`) once more, for the preview of links.
 * Two run at once; each `autor` has a queue.
 * @throws 415 for the format, 413 for its pixels, 422 for a broken file, 503 when busy.
 */
export function procesarImagen(
  original: Buffer,
  autor: string,
  { paraEnlace = false } = {},
): Promise<ImagenProcesada> {
  return turnos.run(autor, async () => {
    const { extension, isEntera } = await checkImagen(original);
    const read = async (resize: ResizeOptions): Promise<Pixeles> =>
      isEntera ? turnosEnteras.run(autor, () => decode(original, resize)) : decode(original, resize);
    const pixeles = await read(DENTRO);
    const recortada = paraEnlace
      ? await read({ width: IMAGEN_ENLACE.ancho, height: IMAGEN_ENLACE.alto, fit: 'cover' })
      : null;
    try {
      const procesada = await encode(pixeles, extension);
      return recortada ? { ...procesada, enlace: await encodeEnlace(recortada) } : procesada;
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

async function decode(original: Buffer, resize: ResizeOptions): Promise<Pixeles> {
  try {
    const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELES, failOn: FAIL_ON })
      .autoOrient()
      .resize(resize)
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

async function encodeEnlace({ open }: Pixeles): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of CALIDADES_ENLACE) {
    bytes = await open().flatten({ background: '#ffffff' }).jpeg({ quality }).toBuffer();
    if (bytes.length <= IMAGEN_ENLACE.maxBytes) break;
  }
  return bytes;
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
