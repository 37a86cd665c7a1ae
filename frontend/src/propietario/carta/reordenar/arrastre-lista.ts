/** It is in px. */
export interface FilaMedida {
  arriba: number;
  alto: number;
}

/** `recorrido` in px. */
export function placeAfter(filas: readonly FilaMedida[], desde: number, recorrido: number): number {
  const fila = filas[desde];
  if (!fila) return desde;
  const centro = centroOf(fila) + recorrido;
  const encima = filas.filter((candidata, i) => i !== desde && centroOf(candidata) < centro);
  return encima.length;
}

/** Returns px. */
export function offsetsFor(filas: readonly FilaMedida[], desde: number, hasta: number): number[] {
  const alto = filas[desde]?.alto ?? 0;
  return filas.map((_, i) => {
    if (i > desde && i <= hasta) return -alto;
    return i < desde && i >= hasta ? alto : 0;
  });
}

function centroOf({ arriba, alto }: FilaMedida): number {
  return arriba + alto / 2;
}
