/** The rev of one open thing of a restaurante, by which a board tells whether it shows it. */
export interface RevAbierta {
  restauranteId: string;
  id: string;
  rev: number;
}
