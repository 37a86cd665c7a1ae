import sharp from 'sharp';
import type { Svg } from './dibujos/trazos';

const LECTOR_SVG = { operation: ['VipsForeignLoadSvgBuffer'] };

let enCurso = 0;

/**
 * A drawing of ours as a JPEG. SVG is read only while this works; `imagenes` keeps that loader shut
 * and refuses an SVG by its format in any case.
 */
export async function rasterizar(svg: Svg): Promise<Buffer> {
  enCurso += 1;
  sharp.unblock(LECTOR_SVG);
  try {
    return await sharp(Buffer.from(svg)).jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toBuffer();
  } finally {
    enCurso -= 1;
    if (enCurso === 0) sharp.block(LECTOR_SVG);
  }
}
