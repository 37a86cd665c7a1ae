import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANCHOS_IMAGEN, FORMATOS_IMAGEN } from '@carta/contracts';
import type { AnchoImagen, FormatoImagen } from '@carta/contracts';
import type { ImagenProcesada } from '../imagenes/imagenes.service';
import colores from './fotos/colores.json';

/**
 * The demo's pictures, drawn for it and encoded beforehand: `{name}.webp` is 800 × 600 px, the others
 * are its variants. Encoding them at the first start took longer than all the rest of it.
 */
const CARPETA = join(__dirname, 'fotos');
const [ANCHO, ALTO] = [800, 600];

type Variante = ImagenProcesada['variantes'][number];

/** One picture in every form in which a product's photo is kept. */
export async function readFoto(nombre: string): Promise<ImagenProcesada> {
  const read = (archivo: string): Promise<Buffer> => readFile(join(CARPETA, `${nombre}${archivo}`));
  const readVariante = async (ancho: AnchoImagen, formato: FormatoImagen): Promise<Variante> => {
    const esBase = ancho === ANCHO && formato === 'webp';
    return { ancho, formato, bytes: await read(esBase ? '.webp' : `-${ancho}.${formato}`) };
  };
  const [base, ...variantes] = await Promise.all([
    read('.webp'),
    ...ANCHOS_IMAGEN.flatMap((ancho) => FORMATOS_IMAGEN.map((formato) => readVariante(ancho, formato))),
  ]);
  return {
    base: { bytes: base, extension: 'webp' },
    variantes,
    ancho: ANCHO,
    alto: ALTO,
    color: (colores as Record<string, string>)[nombre] ?? '#dddddd',
  };
}
