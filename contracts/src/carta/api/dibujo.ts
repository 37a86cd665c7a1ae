/** What the server sends to the thread that draws diners' pages; `datos` is the JSON of a CartaInicial. */
export interface EncargoDibujo {
  pathname: string;
  search: string;
  datos: string;
}

/** What goes inside the page's #root, or why it could not be drawn. */
export type Dibujo = { html: string } | { error: string };
