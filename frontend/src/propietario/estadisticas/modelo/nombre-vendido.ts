import type { EstadisticasRango } from '@carta/contracts';

/** A product in the size it was sold in: 'Croquetas · Media'. */
export function nombreVendido({
  nombre,
  formato,
}: Pick<EstadisticasRango['topProductos'][number], 'nombre' | 'formato'>): string {
  return formato === undefined ? nombre : `${nombre} · ${formato}`;
}
