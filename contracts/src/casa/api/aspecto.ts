/** `imagen` is the base file's address; the size is in px, `color` is '#rrggbb'. */
export interface FotoAspecto {
  imagen: string;
  ancho: number;
  alto: number;
  color: string;
}

export const PIEZAS_ASPECTO = ['logo', 'portada'] as const;
export type PiezaAspecto = (typeof PIEZAS_ASPECTO)[number];

/** Each part is absent until the owner gives it. */
export interface Aspecto extends Partial<Record<PiezaAspecto, FotoAspecto>> {
  /** The owner chose this '#rrggbb'; screens use `temaOf`. */
  color?: string;
}
