import type { Lengua } from '../../casa/dominio/lenguas';

/** The server sends this to the thread that draws diners' pages; `datos` is the JSON of a CartaInicial. */
export interface EntradaDibujo {
  pathname: string;
  search: string;
  /** The words of the page are in this language, as its carta is. */
  lengua: Lengua;
  datos: string;
}

export type Dibujo = { html: string } | { error: string };
