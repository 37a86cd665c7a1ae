import sharp from 'sharp';
import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { ANCHOS_IMAGEN, FORMATOS_IMAGEN } from '@carta/contracts';
import type { AnchoImagen, FormatoImagen } from '@carta/contracts';
import { formatoNoPermitido, imagenCorrupta, imagenDemasiadoGrande } from './imagenes.errors';
import type { Extension } from './nombre-archivo';
import { Turnos } from './turnos';

/** A photo made safe and small: never the bytes that came (API §3). Sizes in px. */
export interface ImagenProcesada {
  base: { bytes: Buffer; extension: Extension };
  variantes: { ancho: AnchoImagen; formato: FormatoImagen; bytes: Buffer }[];
  ancho: number;
  alto: number;
  /** The main colour, '#rrggbb'. */
  color: string;
}

const MAX_PIXELES = 25_000_000;
const MAX_LADO = 8_000;
const MAX_ANCHO = Math.max(...ANCHOS_IMAGEN);
const MAX_SEGUNDOS = 5;

const EXTENSION: Readonly<Record<string, Extension>> = { jpeg: 'jpg', png: 'png', webp: 'webp' };

// Every loader but these three stays shut: a file is what its bytes are, whatever it is called.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

const turnos = new Turnos(2);

/**
 * Decodes a JPEG, PNG or WebP once, upright and at most 800 px wide, without metadata, and encodes
 * it as its base file and its variants. At most two run at once.
 * @throws 415 for another format, 413 for too many pixels, 422 for a broken file.
 */
export function procesarImagen(original: Buffer): Promise<ImagenProcesada> {
  return turnos.run(async () => {
    const extension = await checkOriginal(original);
    const pixeles = await decode(original);
    const [base, color, ...variantes] = await Promise.all([
      encodeBase(pixeles, extension),
      mainColor(pixeles),
      ...ANCHOS_IMAGEN.flatMap((ancho) =>
        FORMATOS_IMAGEN.map((formato) => encodeVariante(pixeles, ancho, formato)),
      ),
    ]);
    return { base: { bytes: base, extension }, variantes, ancho: pixeles.ancho, alto: pixeles.alto, color };
  });
}

async function checkOriginal(original: Buffer): Promise<Extension> {
  let metadata: Metadata;
  try {
    metadata = await sharp(original, { limitInputPixels: false }).metadata();
  } catch {
    throw formatoNoPermitido();
  }
  const extension = EXTENSION[metadata.format];
  if (extension === undefined) throw formatoNoPermitido();
  const { width, height } = metadata;
  if (width > MAX_LADO || height > MAX_LADO || width * height > MAX_PIXELES) throw imagenDemasiadoGrande();
  return extension;
}

interface Pixeles {
  ancho: number;
  alto: number;
  open: () => Sharp;
}

async function decode(original: Buffer): Promise<Pixeles> {
  try {
    const { data, info } = await sharp(original, { limitInputPixels: MAX_PIXELES, failOn: 'warning' })
      .autoOrient()
      .resize({ width: MAX_ANCHO, withoutEnlargement: true })
      .timeout({ seconds: MAX_SEGUNDOS })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const raw: SharpOptions = { raw: { width, height, channels } };
    return { ancho: width, alto: height, open: () => sharp(data, raw) };
  } catch (error) {
    throw imagenCorrupta(error);
  }
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
