/** How many names there is room for under the bars: on a narrow screen, and on a wide one. */
export interface Cabida {
  estrecho: number;
  ancho: number;
}

/** Every how many bars a name stands; what is named on a narrow screen is named on a wide one too. */
export function pasoOf(barras: number, { estrecho, ancho }: Cabida): Cabida {
  const amplio = Math.max(1, Math.ceil(barras / ancho));
  return { ancho: amplio, estrecho: amplio * Math.max(1, Math.ceil(barras / (estrecho * amplio))) };
}
