import { CERO, fromEuros, sumCentimos, timesUnidades } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import { eleccionIdOf, encargoOf, lineaId } from './linea-carrito';
import type { Elegido, Encargo, ItemCarrito, ProductoCarrito } from './linea-carrito';

/**
 * Prices include IVA, so `impuestos` and `descuento` are always 0 (docs/reglas/pedir.md#the-cart). Functions return
 * a new cart.
 */

/** `precio` is the current one of the chosen product, in euros. */
export interface ProductoFresco {
  precio: number;
  disponible: boolean;
  /** The diner has to choose again; absent means unchanged. */
  porElegir?: boolean;
  /** Names and supplements are the current ones; absent means unchanged. */
  elegido?: Elegido;
  /** As the carta names it now; absent means unchanged. */
  nombre?: string;
  /** Its lines can have so many units together; absent: any. */
  quedan?: number;
}

export interface Carrito {
  items: readonly ItemCarrito[];
  subtotal: Centimos;
  impuestos: Centimos;
  descuento: Centimos;
  total: Centimos;
}

/** A line, and a whole order, may have this many. */
export const MAX_UNIDADES = 50;
export const MAX_LINEAS = 50;

export const CARRITO_VACIO: Carrito = withTotals([]);

function withTotals(items: readonly ItemCarrito[]): Carrito {
  const subtotal = sumCentimos(items.map((item) => item.subtotal));
  return { items, subtotal, impuestos: CERO, descuento: CERO, total: subtotal };
}

type Linea = Omit<ItemCarrito, 'cantidad' | 'subtotal'>;

function itemOf(linea: Linea, cantidad: number): ItemCarrito {
  const { producto, agotado, porElegir } = linea;
  const unidades = Math.min(cantidad, MAX_UNIDADES);
  const subtotal = agotado ? CERO : timesUnidades(fromEuros(producto.precio), unidades);
  return {
    producto,
    cantidad: unidades,
    subtotal,
    ...(agotado ? { agotado } : {}),
    ...(porElegir ? { porElegir } : {}),
    ...encargoOf(linea),
  };
}

export function lineasDe(carrito: Carrito, productoId: string): ItemCarrito[] {
  return carrito.items.filter(({ producto }) => producto._id === productoId);
}

export function cantidadOf(carrito: Carrito, productoId: string): number {
  return lineasDe(carrito, productoId).reduce((suma, { cantidad }) => suma + cantidad, 0);
}

export function cantidadDeLinea(carrito: Carrito, id: string): number {
  return carrito.items.find((item) => lineaId(item) === id)?.cantidad ?? 0;
}

/** Sold-out units count neither here nor in the total. */
export function unidades(carrito: Carrito): number {
  return carrito.items.reduce((suma, { cantidad, agotado }) => suma + (agotado ? 0 : cantidad), 0);
}

/** Adds units to a line, up to 50; a 51st line leaves the cart as it was. */
export function addProducto(
  carrito: Carrito,
  producto: ProductoCarrito,
  encargo: Encargo = {},
  cuantas = 1,
): Carrito {
  const nueva: Linea = { producto, ...encargo };
  const cantidad = cantidadDeLinea(carrito, lineaId(nueva));
  if (cantidad > 0) return setCantidad(carrito, lineaId(nueva), cantidad + cuantas);
  if (carrito.items.length >= MAX_LINEAS) return carrito;
  return withTotals([...carrito.items, itemOf(nueva, cuantas)]);
}

export function decrementLinea(carrito: Carrito, id: string): Carrito {
  return setCantidad(carrito, id, cantidadDeLinea(carrito, id) - 1);
}

export function setCantidad(carrito: Carrito, id: string, cantidad: number): Carrito {
  if (cantidad <= 0) return removeLinea(carrito, id);
  return withTotals(carrito.items.map((item) => (lineaId(item) === id ? itemOf(item, cantidad) : item)));
}

export function removeLinea(carrito: Carrito, id: string): Carrito {
  return withTotals(carrito.items.filter((item) => lineaId(item) !== id));
}

/** Replaces a line in its place, or joins it to an equal one unless their units together are too many. */
export function changeLinea(carrito: Carrito, id: string, nueva: Linea, cantidad: number): Carrito {
  if (cantidadDeLinea(carrito, id) === 0) return carrito;
  const igual = lineaId(nueva) === id ? 0 : cantidadDeLinea(carrito, lineaId(nueva));
  if (igual === 0) {
    return withTotals(carrito.items.map((item) => (lineaId(item) === id ? itemOf(nueva, cantidad) : item)));
  }
  if (igual + cantidad > MAX_UNIDADES) return carrito;
  return setCantidad(removeLinea(carrito, id), lineaId(nueva), igual + cantidad);
}

export function setNotas(carrito: Carrito, id: string, texto: string): Carrito {
  const linea = carrito.items.find((item) => lineaId(item) === id);
  const notas = texto.trim();
  if (linea === undefined || notas === (linea.notas ?? '')) return carrito;
  return changeLinea(carrito, id, { ...linea, notas: notas === '' ? undefined : notas }, linea.cantidad);
}

export function removeAgotados(carrito: Carrito): Carrito {
  return withTotals(carrito.items.filter(({ agotado }) => !agotado));
}

export function agotadosOf({ items }: Carrito): string[] {
  return idsOf(items.filter(({ agotado }) => agotado));
}

export function porElegirOf({ items }: Carrito): string[] {
  return idsOf(items.filter(({ porElegir }) => porElegir));
}

function idsOf(items: readonly ItemCarrito[]): string[] {
  return [...new Set(items.map(eleccionIdOf))];
}

/**
 * Applies current prices and availability by `eleccionId`, and takes away the units that cannot be had; unnamed
 * lines stay, and so do choices.
 */
export function refreshCarrito(carrito: Carrito, frescos: ReadonlyMap<string, ProductoFresco>): Carrito {
  const dadas = new Map<string, number>();
  return withTotals(
    carrito.items.flatMap((item) => {
      const id = eleccionIdOf(item);
      const fresco = frescos.get(id);
      if (fresco === undefined) return [item];
      const { precio, disponible, porElegir = item.porElegir, elegido, quedan = Infinity } = fresco;
      const { nombre = item.producto.nombre } = fresco;
      const antes = dadas.get(id) ?? 0;
      const cantidad = disponible ? Math.min(item.cantidad, quedan - antes) : item.cantidad;
      dadas.set(id, antes + cantidad);
      if (cantidad <= 0) return [];
      return itemOf(
        {
          ...item,
          ...elegido,
          producto: { ...item.producto, nombre, precio },
          agotado: disponible ? undefined : true,
          porElegir: porElegir ? true : undefined,
        },
        cantidad,
      );
    }),
  );
}
