/** Smaller formats lie beside the base '/uploads/{hash}.jpg', found by name (docs/reglas/carta.md#photos). */
/** A photo beside a dish's text is 72 or 96 px wide, on screens of two and three pixels to each. */
export const ANCHOS_MINIATURA = [200, 300] as const;
/** A photo of this width (px) fills a phone. */
export const ANCHOS_GRANDE = [400, 800] as const;
export const ANCHOS_IMAGEN = [...ANCHOS_MINIATURA, ...ANCHOS_GRANDE] as const;
export const FORMATOS_IMAGEN = ['avif', 'webp'] as const;
export type AnchoImagen = (typeof ANCHOS_IMAGEN)[number];
export type FormatoImagen = (typeof FORMATOS_IMAGEN)[number];

/** Turns '/uploads/abc.jpg' into '/uploads/abc-400.avif'. */
export function varianteImagen(base: string, ancho: AnchoImagen, formato: FormatoImagen): string {
  return base.replace(/\.[a-z]+$/, `-${ancho}.${formato}`);
}

/** A link to a carta is shown with its house's cover in this size (px), of at most so many bytes. */
export const IMAGEN_ENLACE = { ancho: 1_200, alto: 630, maxBytes: 300_000, final: '-1200x630.jpg' } as const;

/** Turns '/uploads/abc.png' into '/uploads/abc-1200x630.jpg'. */
export function imagenEnlace(base: string): string {
  return base.replace(/\.[a-z]+$/, IMAGEN_ENLACE.final);
}
