export interface Correo {
  /** A single address. */
  para: string;
  asunto: string;
  texto: string;
  html: string;
}
