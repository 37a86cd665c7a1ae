/** What the server asks of the thread that draws diners' pages. */
export interface EncargoDibujo {
  /** The page's address. */
  pathname: string;
  search: string;
  /** JSON of a CartaInicial. */
  datos: string;
}

/** Its answer: what goes inside the page's #root, or why it could not be drawn. */
export type Dibujo = { html: string } | { error: string };
