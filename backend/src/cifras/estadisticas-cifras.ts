import {
  CERO,
  FORMAS_CAJA,
  centimos,
  costeLinea,
  sumCentimos,
  toEuros,
  totalCobrado,
  vivasOf,
} from '@carta/contracts';
import type { Caja, Centimos, EstadisticasHoy, FormaCaja } from '@carta/contracts';
import type { LineaContada, MesaAbierta, TicketContado } from './archivo-consultas.repository';

/** All arithmetic of figures is here: it takes and returns plain values. */

const TOP = 10;

export interface Ventas {
  pedidos: number;
  total: Centimos;
}

export const sinVentas = (): Ventas => ({ pedidos: 0, total: CERO });

export function addVentas(ventas: Ventas, { pedidos, total }: Ventas): void {
  ventas.pedidos += pedidos;
  ventas.total = centimos(ventas.total + total);
}

export const toPorForma = (caja: Caja): Record<FormaCaja, number> =>
  Object.fromEntries(FORMAS_CAJA.map((forma) => [forma, toEuros(caja[forma])])) as Record<FormaCaja, number>;

/** A ticket that was cancelled whole was not sold. */
export function ventasOf(tickets: readonly TicketContado[]): Ventas {
  const vivas = tickets.map(({ lineas }) => vivasOf(lineas));
  const total = sumCentimos(vivas.flat().map(costeLinea));
  return { pedidos: vivas.filter(({ length }) => length > 0).length, total };
}

/** What is owed of the tickets of an open mesa; what was charged of it pays the oldest first. */
export function pendienteOf(
  { pedidos, cobros = [] }: Pick<MesaAbierta, 'pedidos' | 'cobros'>,
  isContado: (ticket: TicketContado) => boolean,
): Ventas {
  let cobrado = totalCobrado({ cobros });
  const porPagar = pedidos
    .toSorted((a, b) => a.creadoEn.getTime() - b.creadoEn.getTime())
    .map((ticket) => {
      const ventas = ventasOf([ticket]);
      const pagado = centimos(Math.min(cobrado, ventas.total));
      cobrado = centimos(cobrado - pagado);
      return { ticket, ventas: { ...ventas, total: centimos(ventas.total - pagado) } };
    });
  const pendiente = sinVentas();
  for (const { ticket, ventas } of porPagar) if (isContado(ticket)) addVentas(pendiente, ventas);
  return pendiente;
}

/** A product in one formato counts as one, whatever it was called. */
interface Vendido {
  productoId: string;
  formato?: string | undefined;
  nombre: string;
}

const idOf = ({ _id, id }: LineaContada): string => String(_id ?? id);

const vendidoOf = ({ productoId, nombre, formato }: LineaContada): Vendido => ({
  productoId: String(productoId),
  nombre,
  formato,
});

interface VentaProducto extends Vendido {
  unidades: number;
  total: Centimos;
  /** When it was last ordered under this name: an instant in ISO 8601, or its service day. */
  cuando: string;
}

export class VentasPorProducto {
  private readonly ventas = new Map<string, VentaProducto>();

  get todas(): VentaProducto[] {
    return [...this.ventas.values()];
  }

  /** Of one mesa or of several; what a menu cost is all the menu's, and its dishes are counted without money. */
  addTickets(tickets: readonly TicketContado[]): void {
    const lineas = tickets.flatMap((ticket) => ticket.lineas);
    const menus = new Map(lineas.flatMap((linea) => (linea.esMenu ? [[idOf(linea), linea] as const] : [])));
    for (const { creadoEn, lineas: suyas } of tickets) {
      for (const linea of vivasOf(suyas)) this.addLinea(linea, menus.get(String(linea.deMenu)), creadoEn);
    }
  }

  private addLinea(linea: LineaContada, menu: LineaContada | undefined, creadoEn: Date): void {
    const importe = costeLinea(linea);
    const cuando = creadoEn.toISOString();
    this.add(vendidoOf(linea), linea.cantidad, menu ? CERO : importe, cuando);
    if (menu && importe > 0) this.add(vendidoOf(menu), 0, importe, cuando);
  }

  add(vendido: Vendido, unidades: number, total: Centimos, cuando: string): void {
    const { productoId, nombre, formato } = vendido;
    const cual = formato === undefined ? productoId : JSON.stringify([productoId, formato]);
    const antes = this.ventas.get(cual);
    if (!antes) {
      this.ventas.set(cual, { ...vendido, unidades, total, cuando });
      return;
    }
    antes.unidades += unidades;
    antes.total = centimos(antes.total + total);
    if (cuando >= antes.cuando) Object.assign(antes, { nombre, cuando });
  }
}

/** Best sold first. @param nombres current names; a deleted product keeps its last one. */
export function topProductos(
  ventas: VentasPorProducto,
  nombres: ReadonlyMap<string, string>,
): EstadisticasHoy['topProductos'] {
  return ventas.todas
    .map((venta) => ({ ...venta, nombre: nombres.get(venta.productoId) ?? venta.nombre }))
    .sort((a, b) => b.unidades - a.unidades || compareNombres(a, b))
    .slice(0, TOP)
    .map(({ nombre, formato, unidades, total }) => ({
      nombre,
      ...(formato === undefined ? {} : { formato }),
      unidades,
      total: toEuros(total),
    }));
}

function compareNombres(a: Vendido, b: Vendido): number {
  return a.nombre.localeCompare(b.nombre, 'es') || (a.formato ?? '').localeCompare(b.formato ?? '', 'es');
}
