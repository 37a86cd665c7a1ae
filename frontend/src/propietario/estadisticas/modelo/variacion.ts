/** '+12 %', '−5 %', 'igual'; null when there is nothing to compare with. */
export function formatVariacion(ahora: number, antes: number): string | null {
  if (antes <= 0) return null;
  const porciento = Math.round(((ahora - antes) / antes) * 100);
  if (porciento === 0) return 'igual';
  return `${porciento > 0 ? '+' : '−'}${Math.abs(porciento)} %`;
}

/** Returns euros, or null without tickets. */
export function ticketMedio({ recaudado, pedidos }: { recaudado: number; pedidos: number }): number | null {
  return pedidos === 0 ? null : Math.round((recaudado / pedidos) * 100) / 100;
}
