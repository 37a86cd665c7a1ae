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
  /** What the kitchen is asked for this line alone; trimmed, never empty. */
  notas?: string;
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

type Linea = Pick<ItemCarrito, 'producto' | 'agotado' | 'notas'>;

function itemOf({ producto, agotado, notas }: Linea, cantidad: number): ItemCarrito {
  const unidades = Math.min(cantidad, MAX_UNIDADES);
  const subtotal = agotado ? CERO : timesUnidades(fromEuros(producto.precio), unidades);
  return {
    producto,
    cantidad: unidades,
    subtotal,
    ...(agotado ? { agotado } : {}),
    ...(notas === undefined ? {} : { notas }),
  };
}

/** What makes two lines the same: the product, and what is asked of it. A plain line has its product's id. */
export function lineaId({ producto, notas }: Pick<ItemCarrito, 'producto' | 'notas'>): string {
  return notas === undefined ? producto._id : `${producto._id} ${notas}`;
}

/** The lines of one product, each with its own note or none. */
export function lineasDe(carrito: Carrito, productoId: string): ItemCarrito[] {
  return carrito.items.filter(({ producto }) => producto._id === productoId);
}

/** How many of a product are in the cart, on all its lines. */
export function cantidadOf(carrito: Carrito, productoId: string): number {
  return lineasDe(carrito, productoId).reduce((suma, { cantidad }) => suma + cantidad, 0);
}

/** Units of one line. */
export function cantidadDeLinea(carrito: Carrito, id: string): number {
  return carrito.items.find((item) => lineaId(item) === id)?.cantidad ?? 0;
}

/** Units in the whole cart that can be ordered: what is sold out counts as little as it costs. */
export function unidades(carrito: Carrito): number {
  return carrito.items.reduce((suma, { cantidad, agotado }) => suma + (agotado ? 0 : cantidad), 0);
}

/** One more of a line, the plain one without a note, up to 50; a 51st line leaves the cart as it was. */
export function addProducto(carrito: Carrito, producto: ProductoCarrito, notas?: string): Carrito {
  const linea: Linea = { producto, ...(notas === undefined ? {} : { notas }) };
  const cantidad = cantidadDeLinea(carrito, lineaId(linea));
  if (cantidad > 0) return setCantidad(carrito, lineaId(linea), cantidad + 1);
  if (carrito.items.length >= MAX_LINEAS) return carrito;
  return withTotals([...carrito.items, itemOf(linea, 1)]);
}

/** One less of a line; the last one removes it. */
export function decrementLinea(carrito: Carrito, id: string): Carrito {
  return setCantidad(carrito, id, cantidadDeLinea(carrito, id) - 1);
}

/** Sets the units of a line; 0 or less removes it. */
export function setCantidad(carrito: Carrito, id: string, cantidad: number): Carrito {
  if (cantidad <= 0) return removeLinea(carrito, id);
  return withTotals(carrito.items.map((item) => (lineaId(item) === id ? itemOf(item, cantidad) : item)));
}

export function removeLinea(carrito: Carrito, id: string): Carrito {
  return withTotals(carrito.items.filter((item) => lineaId(item) !== id));
}

/**
 * Asks something else of a line, or nothing: it joins the line that asked the same already. Where both
 * have more units than one line takes, the cart stays as it was.
 */
export function setNotas(carrito: Carrito, id: string, texto: string): Carrito {
  const linea = carrito.items.find((item) => lineaId(item) === id);
  const notas = texto.trim();
  if (linea === undefined || notas === (linea.notas ?? '')) return carrito;
  const { producto, agotado } = linea;
  const nueva: Linea = {
    producto,
    ...(agotado ? { agotado } : {}),
    ...(notas === '' ? {} : { notas }),
  };
  const igual = cantidadDeLinea(carrito, lineaId(nueva));
  if (igual === 0) {
    return withTotals(carrito.items.map((item) => (item === linea ? itemOf(nueva, linea.cantidad) : item)));
  }
  if (igual + linea.cantidad > MAX_UNIDADES) return carrito;
  return setCantidad(removeLinea(carrito, id), lineaId(nueva), igual + linea.cantidad);
}

/** Without what cannot be ordered now. */
export function removeAgotados(carrito: Carrito): Carrito {
  return withTotals(carrito.items.filter(({ agotado }) => !agotado));
}

/** Ids of the products that are in the cart and cannot be ordered now. */
export function agotadosOf(carrito: Carrito): string[] {
  return [...new Set(carrito.items.flatMap(({ producto, agotado }) => (agotado ? [producto._id] : [])))];
}

/** The cart at the prices and availability of now: what a 409 teaches. Products not named stay. */
export function refreshCarrito(carrito: Carrito, frescos: ReadonlyMap<string, ProductoFresco>): Carrito {
  return withTotals(
    carrito.items.map((item) => {
      const fresco = frescos.get(item.producto._id);
      if (fresco === undefined) return item;
      const { producto, cantidad, notas } = item;
      return itemOf(
        {
          producto: { ...producto, precio: fresco.precio },
          ...(fresco.disponible ? {} : { agotado: true }),
          ...(notas === undefined ? {} : { notas }),
        },
        cantidad,
      );
    }),
  );
}
