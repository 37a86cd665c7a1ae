/** A board compares it with what it shows. */
export interface RevAbierta {
  restauranteId: string;
  id: string;
  rev: number;
}
