/** A picture of the house: the address of its base file, its size in px and its main colour ('#rrggbb'). */
export interface FotoAspecto {
  imagen: string;
  ancho: number;
  alto: number;
  color: string;
}

/** The pictures that a house may have. */
export const PIEZAS_ASPECTO = ['logo', 'portada'] as const;
export type PiezaAspecto = (typeof PIEZAS_ASPECTO)[number];

/** A house's own face; each part absent until its owner gives it. PUT and DELETE /restaurantes/{id}/aspecto/{pieza} */
export interface Aspecto extends Partial<Record<PiezaAspecto, FotoAspecto>> {
  /** '#rrggbb', as its owner chose it: `temaOf` is what screens make of it. */
  color?: string;
}

/** PUT /restaurantes/{id}/aspecto: null takes the colour back. Answers an Aspecto. */
export interface CambiarAspectoRequest {
  color: string | null;
}
