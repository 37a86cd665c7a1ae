/** Names that fit. */
export interface Cabida {
  estrecho: number;
  ancho: number;
}

/** Bars per name; names of a narrow screen also stand on a wide one. */
export function pasoOf(barras: number, { estrecho, ancho }: Cabida): Cabida {
  const amplio = Math.max(1, Math.ceil(barras / ancho));
  return { ancho: amplio, estrecho: amplio * Math.max(1, Math.ceil(barras / (estrecho * amplio))) };
}
