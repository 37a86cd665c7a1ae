import type { EstadisticasRango } from '@carta/contracts';

/** 'Croquetas · Media'. */
export function nombreVendido({
  nombre,
  formato,
}: Pick<EstadisticasRango['topProductos'][number], 'nombre' | 'formato'>): string {
  return formato === undefined ? nombre : `${nombre} · ${formato}`;
}
