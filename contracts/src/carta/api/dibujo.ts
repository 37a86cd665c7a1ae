/** The server sends this to the thread that draws diners' pages; `datos` is the JSON of a CartaInicial. */
export interface EntradaDibujo {
  pathname: string;
  search: string;
  datos: string;
}

export type Dibujo = { html: string } | { error: string };
