export interface Correo {
  para: string;
  asunto: string;
  texto: string;
  html: string;
}
