import { CERO, centimos, sumCentimos, timesUnidades, toEuros, vivasOf } from '@carta/contracts';
import type { Centimos, EstadisticasHoy } from '@carta/contracts';
import type { TicketMedido } from '../grupos/grupos-lecturas.repository';
import type { LineaContada, TicketContado } from './archivo-lecturas.repository';

/** What all figures count with: plain values in, plain values out. */

const TOP = 10;

/** Tickets and takings. */
export interface Ventas {
  pedidos: number;
  total: Centimos;
}

export const sinVentas = (): Ventas => ({ pedidos: 0, total: CERO });

export function addVentas(ventas: Ventas, { pedidos, total }: Ventas): void {
  ventas.pedidos += pedidos;
  ventas.total = centimos(ventas.total + total);
}

/** A ticket that was cancelled whole was not sold. */
export function ventasOf(tickets: readonly TicketContado[]): Ventas {
  const vivas = tickets.map(({ lineas }) => vivasOf(lineas));
  const precios = vivas.flat().map(({ precio, cantidad }) => timesUnidades(precio, cantidad));
  return { pedidos: vivas.filter(({ length }) => length > 0).length, total: sumCentimos(precios) };
}

/** Units and takings of each product, by its name. */
export type VentasPorProducto = Map<string, { unidades: number; total: Centimos }>;

export function addLineas(ventas: VentasPorProducto, lineas: readonly LineaContada[]): void {
  for (const { nombre, precio, cantidad } of lineas) {
    addVenta(ventas, nombre, cantidad, timesUnidades(precio, cantidad));
  }
}

export function addVenta(ventas: VentasPorProducto, nombre: string, unidades: number, total: Centimos): void {
  const antes = ventas.get(nombre);
  if (!antes) {
    ventas.set(nombre, { unidades, total });
    return;
  }
  antes.unidades += unidades;
  antes.total = centimos(antes.total + total);
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
