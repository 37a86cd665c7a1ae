import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANCHOS_IMAGEN, FORMATOS_IMAGEN } from '@carta/contracts';
import type { AnchoImagen, FormatoImagen } from '@carta/contracts';
import type { ImagenProcesada } from '../../plataforma/imagenes/imagenes.service';
import colores from './fotos/colores.json';

/** The demo's pictures are encoded beforehand: that took longer than the rest of the first start. */
const CARPETA = join(__dirname, 'fotos');
/** Sizes are in px. */
export const TAMANO = { plato: [800, 600], logo: [400, 400], portada: [800, 280] } as const;
const MAYOR = Math.max(...ANCHOS_IMAGEN);

type Variante = ImagenProcesada['variantes'][number];

export async function readFoto(
  nombre: string,
  [ancho, alto]: readonly [number, number],
): Promise<ImagenProcesada> {
  const read = (archivo: string): Promise<Buffer> => readFile(join(CARPETA, `${nombre}${archivo}`));
  const readVariante = async (de: AnchoImagen, formato: FormatoImagen): Promise<Variante> => {
    const esBase = de === MAYOR && formato === 'webp';
    return { ancho: de, formato, bytes: await read(esBase ? '.webp' : `-${de}.${formato}`) };
  };
  const [base, ...variantes] = await Promise.all([
    read('.webp'),
    ...ANCHOS_IMAGEN.flatMap((de) => FORMATOS_IMAGEN.map((formato) => readVariante(de, formato))),
  ]);
  return {
    base: { bytes: base, extension: 'webp' },
    variantes,
    ancho,
    alto,
    color: (colores as Record<string, string>)[nombre] ?? '#dddddd',
  };
}
