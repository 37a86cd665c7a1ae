/** What tells a line of a menu or a carta that is about the house. */

export const CONTACTO = /(?:\d[\s.-]?){9}|www\.|https?:|@/;
export const HORAS =
  /\b\d{1,2}[:.h]\d{2}\b.*\b\d{1,2}[:.h]\d{2}\b|^(?:de )?lunes a (?:viernes|sabado|domingo)\b/;
