import { CERO, fromEuros, sumCentimos, timesUnidades } from './dinero';
import type { Centimos } from './dinero';

/**
 * The cart of a phone (docs/reglas.md#the-cart). Prices include IVA, so `impuestos` and `descuento` are
 * always 0. Every function answers a new cart.
 */

/** What the cart needs to know of a product; `precio` in euros, as the carta tells it. */
export interface ProductoCarrito {
  _id: string;
  nombre: string;
  precio: number;
}

export interface ItemCarrito {
  producto: ProductoCarrito;
  cantidad: number;
  subtotal: Centimos;
  /** It cannot be ordered now: it costs nothing, and stays until whoever orders takes it out. */
  agotado?: true;
}

/** How a product stands now; `precio` in euros. */
export interface ProductoFresco {
  precio: number;
  disponible: boolean;
}

export interface Carrito {
  items: readonly ItemCarrito[];
  subtotal: Centimos;
  impuestos: Centimos;
  descuento: Centimos;
  total: Centimos;
}

/** Units of one line and lines of one order, at most. */
export const MAX_UNIDADES = 50;
export const MAX_LINEAS = 50;

export const CARRITO_VACIO: Carrito = withTotals([]);

function withTotals(items: readonly ItemCarrito[]): Carrito {
  const subtotal = sumCentimos(items.map((item) => item.subtotal));
  return { items, subtotal, impuestos: CERO, descuento: CERO, total: subtotal };
}

function itemOf(producto: ProductoCarrito, cantidad: number, agotado = false): ItemCarrito {
  const unidades = Math.min(cantidad, MAX_UNIDADES);
  return agotado
    ? { producto, cantidad: unidades, subtotal: CERO, agotado }
    : { producto, cantidad: unidades, subtotal: timesUnidades(fromEuros(producto.precio), unidades) };
}

/** How many of a product are in the cart. */
export function cantidadOf(carrito: Carrito, productoId: string): number {
  return carrito.items.find(({ producto }) => producto._id === productoId)?.cantidad ?? 0;
}

/** Units in the whole cart. */
export function unidades(carrito: Carrito): number {
  return carrito.items.reduce((suma, item) => suma + item.cantidad, 0);
}

/** One more of a product, up to 50; a 51st different product leaves the cart as it was. */
export function addProducto(carrito: Carrito, producto: ProductoCarrito): Carrito {
  const cantidad = cantidadOf(carrito, producto._id);
  if (cantidad > 0) return setCantidad(carrito, producto._id, cantidad + 1);
  if (carrito.items.length >= MAX_LINEAS) return carrito;
  return withTotals([...carrito.items, itemOf(producto, 1)]);
}

/** One less; the last one removes the item. */
export function decrementProducto(carrito: Carrito, productoId: string): Carrito {
  return setCantidad(carrito, productoId, cantidadOf(carrito, productoId) - 1);
}

/** Sets the units of an item; 0 or less removes it. */
export function setCantidad(carrito: Carrito, productoId: string, cantidad: number): Carrito {
  if (cantidad <= 0) return removeProducto(carrito, productoId);
  return withTotals(
    carrito.items.map((item) =>
      item.producto._id === productoId ? itemOf(item.producto, cantidad, item.agotado) : item,
    ),
  );
}

export function removeProducto(carrito: Carrito, productoId: string): Carrito {
  return withTotals(carrito.items.filter(({ producto }) => producto._id !== productoId));
}

/** Ids of what is in the cart and cannot be ordered now. */
export function agotadosOf(carrito: Carrito): string[] {
  return carrito.items.flatMap(({ producto, agotado }) => (agotado ? [producto._id] : []));
}

/** The cart at the prices and availability of now: what a 409 teaches. Products not named stay. */
export function refreshCarrito(carrito: Carrito, frescos: ReadonlyMap<string, ProductoFresco>): Carrito {
  return withTotals(
    carrito.items.map((item) => {
      const fresco = frescos.get(item.producto._id);
      if (fresco === undefined) return item;
      return itemOf({ ...item.producto, precio: fresco.precio }, item.cantidad, !fresco.disponible);
    }),
  );
}
