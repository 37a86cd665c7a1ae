/** `imagen` is the address of its base file; size in px, `color` '#rrggbb'. */
export interface FotoAspecto {
  imagen: string;
  ancho: number;
  alto: number;
  color: string;
}

export const PIEZAS_ASPECTO = ['logo', 'portada'] as const;
export type PiezaAspecto = (typeof PIEZAS_ASPECTO)[number];

/** A house's own look; each part is absent until its owner gives it. */
export interface Aspecto extends Partial<Record<PiezaAspecto, FotoAspecto>> {
  /** '#rrggbb' as chosen; screens use `temaOf`. */
  color?: string;
}

/** PUT /restaurantes/{id}/aspecto: null takes the colour back. */
export interface CambiarAspectoRequest {
  color: string | null;
}
