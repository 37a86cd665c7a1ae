import { sumCentimos, timesUnidades, toEuros } from '@carta/contracts';
import type { Centimos, EstadisticasHoy } from '@carta/contracts';
import type { LineaContada, TicketMedido } from '../grupos/grupos-lecturas.repository';

/** The figures that a day and a range of days share: plain values in, plain values out. */

const TOP = 10;

/** Units and takings of each product, by its name. */
export type VentasPorProducto = Map<string, { unidades: number; total: Centimos }>;

export function addLineas(ventas: VentasPorProducto, lineas: readonly LineaContada[]): void {
  for (const { nombre, precio, cantidad } of lineas) {
    const antes = ventas.get(nombre);
    const total = timesUnidades(precio, cantidad);
    ventas.set(nombre, {
      unidades: (antes?.unidades ?? 0) + cantidad,
      total: antes ? sumCentimos([antes.total, total]) : total,
    });
  }
}

/** The best sold first; those that sold alike, by name. */
export function topProductos(ventas: VentasPorProducto): EstadisticasHoy['topProductos'] {
  return [...ventas]
    .map(([nombre, { unidades, total }]) => ({ nombre, unidades, total: toEuros(total) }))
    .sort((a, b) => b.unidades - a.unidades || a.nombre.localeCompare(b.nombre, 'es'))
    .slice(0, TOP);
}

/**
 * Minutes from an order to its last line reaching an estado, by the instant kept of it; nothing while
 * some line has not. Cancelled lines are waited for by nobody.
 */
export function minutosA(
  instante: 'listoEn' | 'entregadoEn',
  { creadoEn, lineas }: Pick<TicketMedido, 'creadoEn' | 'lineas'>,
): number[] {
  const instantes = lineas.filter(({ cancelada }) => !cancelada).map((linea) => linea[instante]?.getTime());
  if (instantes.length === 0 || instantes.includes(undefined)) return [];
  return [(Math.max(...instantes.flatMap((ms) => ms ?? [])) - creadoEn.getTime()) / 60_000];
}

export function summarizeMinutos(minutos: readonly number[]): EstadisticasHoy['minutosAListo'] {
  const orden = [...minutos].sort((a, b) => a - b);
  return { mediana: percentil(orden, 0.5), p90: percentil(orden, 0.9), muestras: orden.length };
}

/** Nearest-rank percentile of sorted minutes, to a tenth; null without samples. */
function percentil(orden: readonly number[], p: number): number | null {
  const valor = orden[Math.max(0, Math.ceil(orden.length * p) - 1)];
  return valor === undefined ? null : Math.round(valor * 10) / 10;
}
