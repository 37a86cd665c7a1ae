import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImagenProcesada } from '../imagenes/imagenes.service';
import colores from './fotos/colores.json';

/**
 * The demo's pictures, drawn for it and encoded beforehand: `{name}.webp` is 800 × 600 px, the others
 * are its variants. Encoding them at the first start took longer than all the rest of it.
 */
const CARPETA = join(__dirname, 'fotos');
const [ANCHO, ALTO] = [800, 600];

/** One picture in every form in which a product's photo is kept. */
export async function readFoto(nombre: string): Promise<ImagenProcesada> {
  const read = (archivo: string): Promise<Buffer> => readFile(join(CARPETA, `${nombre}${archivo}`));
  const [base, avif400, webp400, avif800] = await Promise.all([
    read('.webp'),
    read('-400.avif'),
    read('-400.webp'),
    read('-800.avif'),
  ]);
  return {
    base: { bytes: base, extension: 'webp' },
    variantes: [
      { ancho: 400, formato: 'avif', bytes: avif400 },
      { ancho: 400, formato: 'webp', bytes: webp400 },
      { ancho: 800, formato: 'avif', bytes: avif800 },
      { ancho: 800, formato: 'webp', bytes: base },
    ],
    ancho: ANCHO,
    alto: ALTO,
    color: (colores as Record<string, string>)[nombre] ?? '#dddddd',
  };
}
