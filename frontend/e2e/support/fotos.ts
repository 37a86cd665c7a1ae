import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The server's own image library, its dependency, and only borrowed here. */
interface Imagen {
  blur(sigma: number): Imagen;
  raw(): Imagen;
  greyscale(): Imagen;
  toFormat(formato: Formato): Imagen;
  metadata(): Promise<{ width: number; height: number; format: string }>;
  toBuffer(): Promise<Buffer>;
  toBuffer(opciones: { resolveWithObject: true }): Promise<{
    data: Buffer;
    info: { width: number; height: number; channels: number };
  }>;
}
type Sharp = (bytes: Buffer, opciones?: object) => Imagen;

const BACKEND = join(__dirname, '../../../backend/package.json');
const sharp = createRequire(BACKEND)('sharp') as Sharp;

export type Formato = 'jpeg' | 'png' | 'webp';

/** A file as an `<input type="file">` is given one. */
export interface Foto {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo with something in it: what it shows depends on `semilla`. */
export async function createFoto(formato: Formato, ancho = 640, semilla = 1): Promise<Foto> {
  const alto = Math.round((ancho * 3) / 4);
  const pixeles = Buffer.alloc(ancho * alto * 3);
  for (let i = 0; i < pixeles.length; i++) pixeles[i] = (i * (5 + semilla) + (i >> 9) * 13) % 251;
  const imagen = sharp(pixeles, { raw: { width: ancho, height: alto, channels: 3 } });
  const buffer = await imagen.blur(3).toFormat(formato).toBuffer();
  return { name: `foto-${semilla}.${formato}`, mimeType: `image/${formato}`, buffer };
}

/** What a picture really is, whatever it is called. */
export async function measureImagen(bytes: Buffer): Promise<{ ancho: number; formato: string }> {
  const { width, format } = await sharp(bytes).metadata();
  return { ancho: width, formato: format };
}

/** A picture's pixels in grey, 0 to 255, row by row. */
export async function readGrises(bytes: Buffer): Promise<{ lado: number; grises: Buffer }> {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  if (info.channels !== 1) throw new Error(`${info.channels} channels in a grey picture`);
  return { lado: info.width, grises: data };
}

/** The colour of a picture's first pixel, as style sheets say it: 'rgb(22, 19, 15)'. */
export async function readColor(bytes: Buffer): Promise<string> {
  const [rojo, verde, azul] = await sharp(bytes).raw().toBuffer();
  return `rgb(${rojo}, ${verde}, ${azul})`;
}
