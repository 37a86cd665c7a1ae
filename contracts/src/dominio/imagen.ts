/**
 * Names of a photo's files. The base is what `imagen` says ('/uploads/{hash}.jpg'); beside it the
 * server keeps smaller formats for phones, found by name alone (docs/reglas.md#photos).
 */
export const ANCHOS_IMAGEN = [400, 800] as const;
export const FORMATOS_IMAGEN = ['avif', 'webp'] as const;
export type AnchoImagen = (typeof ANCHOS_IMAGEN)[number];
export type FormatoImagen = (typeof FORMATOS_IMAGEN)[number];

/** '/uploads/abc.jpg' → '/uploads/abc-400.avif' */
export function varianteImagen(base: string, ancho: AnchoImagen, formato: FormatoImagen): string {
  return base.replace(/\.[a-z]+$/, `-${ancho}.${formato}`);
}
