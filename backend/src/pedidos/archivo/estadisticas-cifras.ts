import { CERO, centimos, sumCentimos, timesUnidades, toEuros, vivasOf } from '@carta/contracts';
import type { Caja, Centimos, EstadisticasHoy, FormaCaja } from '@carta/contracts';
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

/** Takings by how they were paid, in euros. */
export const toPorForma = ({ tarjeta, efectivo, otro, sin_indicar }: Caja): Record<FormaCaja, number> => ({
  tarjeta: toEuros(tarjeta),
  efectivo: toEuros(efectivo),
  otro: toEuros(otro),
  sin_indicar: toEuros(sin_indicar),
});

/** A ticket that was cancelled whole was not sold. */
export function ventasOf(tickets: readonly TicketContado[]): Ventas {
  const vivas = tickets.map(({ lineas }) => vivasOf(lineas));
  const precios = vivas.flat().map(({ precio, cantidad }) => timesUnidades(precio, cantidad));
  return { pedidos: vivas.filter(({ length }) => length > 0).length, total: sumCentimos(precios) };
}

/** What is counted as one: a product by its name, in one formato or in the only size there is. */
interface Vendido {
  nombre: string;
  formato?: string;
}

export interface VentaProducto extends Vendido {
  unidades: number;
  total: Centimos;
}

/** Units and takings of each product and formato. */
export class VentasPorProducto {
  private readonly ventas = new Map<string, VentaProducto>();

  get todas(): VentaProducto[] {
    return [...this.ventas.values()];
  }

  addLineas(lineas: readonly LineaContada[]): void {
    for (const { nombre, formato, precio, cantidad } of lineas) {
      this.add({ nombre, formato }, cantidad, timesUnidades(precio, cantidad));
    }
  }

  add({ nombre, formato }: Vendido, unidades: number, total: Centimos): void {
    const cual = formato === undefined ? nombre : JSON.stringify([nombre, formato]);
    const antes = this.ventas.get(cual);
    if (!antes) {
      this.ventas.set(cual, { nombre, ...(formato === undefined ? {} : { formato }), unidades, total });
      return;
    }
    antes.unidades += unidades;
    antes.total = centimos(antes.total + total);
  }
}

/** The best sold first; those that sold alike, by name and formato. */
export function topProductos(ventas: VentasPorProducto): EstadisticasHoy['topProductos'] {
  return ventas.todas
    .sort((a, b) => b.unidades - a.unidades || compareNombres(a, b))
    .slice(0, TOP)
    .map((venta) => ({ ...venta, total: toEuros(venta.total) }));
}

function compareNombres(a: Vendido, b: Vendido): number {
  return a.nombre.localeCompare(b.nombre, 'es') || (a.formato ?? '').localeCompare(b.formato ?? '', 'es');
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
