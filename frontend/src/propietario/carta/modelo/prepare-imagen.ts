import { LIMITES_IMAGEN, MENSAJE_IMAGEN, checkPeso, tipoImagen } from '@carta/contracts';

/** `message` is shown. */
export class ErrorImagen extends Error {
  override readonly name = 'ErrorImagen';
}

/** Its size is in px. */
export interface ImagenAbierta {
  ancho: number;
  alto: number;
  /** Null when the browser cannot write that type; `calidad` 0 to 1. */
  write: (ancho: number, alto: number, tipo: string, calidad: number) => Promise<Blob | null>;
  /** Frees it: an open phone photo takes some 50 MB. */
  close: () => void;
}

/** Rejects when it is no image. */
export type AbrirImagen = (archivo: Blob) => Promise<ImagenAbierta>;

/**
 * At most 800 px wide unless told otherwise, in its own type; WebP becomes JPEG where the browser cannot write
 * it. A small file is sent as it is if that is no heavier. @throws ErrorImagen
 */
export async function prepareImagen(
  archivo: File,
  abrir: AbrirImagen,
  anchoMax: number = LIMITES_IMAGEN.anchoMax,
): Promise<Blob> {
  const fallo = checkPeso(archivo.size);
  if (fallo !== null) throw new ErrorImagen(fallo);
  const tipo = tipoImagen(new Uint8Array(await archivo.slice(0, 12).arrayBuffer()));
  if (tipo === null) throw new ErrorImagen(MENSAJE_IMAGEN.formato);
  const imagen = await abrir(archivo).catch(() => {
    throw new ErrorImagen(MENSAJE_IMAGEN.corrupta);
  });
  const { ancho, alto } = sizeFor(imagen, anchoMax);
  const nueva = await rewrite(imagen, tipo, ancho, alto).finally(imagen.close);
  const sirve = nueva !== null && nueva.size >= LIMITES_IMAGEN.minBytes;
  if (!sirve) return archivo;
  return ancho < imagen.ancho || nueva.size < archivo.size ? nueva : archivo;
}

/** In px. */
export function sizeFor(
  { ancho, alto }: { ancho: number; alto: number },
  anchoMax: number = LIMITES_IMAGEN.anchoMax,
): { ancho: number; alto: number } {
  const escala = Math.min(1, anchoMax / ancho);
  return { ancho: Math.round(ancho * escala), alto: Math.max(1, Math.round(alto * escala)) };
}

async function rewrite(imagen: ImagenAbierta, tipo: string, ancho: number, alto: number) {
  const calidad = tipo === 'image/png' ? LIMITES_IMAGEN.calidadPng : LIMITES_IMAGEN.calidadJpeg;
  const igual = await imagen.write(ancho, alto, tipo, calidad);
  if (igual !== null || tipo !== 'image/webp') return igual;
  return imagen.write(ancho, alto, 'image/jpeg', LIMITES_IMAGEN.calidadJpeg);
}

/** The browser turns it upright, as the camera held it. */
export const openEnNavegador: AbrirImagen = async (archivo) => {
  const mapa = await createImageBitmap(archivo, { imageOrientation: 'from-image' });
  return {
    ancho: mapa.width,
    alto: mapa.height,
    write: (ancho, alto, tipo, calidad) => draw(mapa, ancho, alto, tipo, calidad),
    close: () => mapa.close(),
  };
};

function draw(mapa: ImageBitmap, ancho: number, alto: number, tipo: string, calidad: number) {
  const lienzo = Object.assign(document.createElement('canvas'), { width: ancho, height: alto });
  const pincel = lienzo.getContext('2d');
  if (pincel === null) return Promise.resolve(null);
  pincel.imageSmoothingQuality = 'high';
  if (tipo === 'image/jpeg') {
    pincel.fillStyle = '#fff';
    pincel.fillRect(0, 0, ancho, alto);
  }
  pincel.drawImage(mapa, 0, 0, ancho, alto);
  return new Promise<Blob | null>((resolve) => {
    lienzo.toBlob((blob) => resolve(blob?.type === tipo ? blob : null), tipo, calidad);
  });
}
