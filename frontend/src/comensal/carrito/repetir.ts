import { MAX_UNIDADES, cantidadDeLinea, lineaId } from '@carta/contracts';
import type { Producto } from '@carta/contracts';
import type { CarritoStore } from '../../pedir/carrito-store';

/** One thing that was ordered before. */
export interface LineaRepetida {
  productoId: string;
  nombre: string;
  cantidad: number;
  /** What was asked of it is asked again. */
  notas?: string | undefined;
}

/** What became of ordering something again, by the names of its dishes. */
export interface Repeticion {
  anadidos: string[];
  /** No longer to be had: sold out, or gone from the carta. */
  faltan: string[];
  /** There is no more room for them in the cart. */
  noCaben: string[];
}

/** Puts what can still be had of an earlier order into the cart, at what the carta says today. */
export function repeatPedido(
  store: CarritoStore,
  productos: readonly Producto[],
  lineas: readonly LineaRepetida[],
): Repeticion {
  const enCarta = new Map(productos.map((producto) => [producto._id, producto]));
  const repeticion: Repeticion = { anadidos: [], faltan: [], noCaben: [] };
  for (const { productoId, nombre, cantidad, notas } of lineas) {
    const producto = enCarta.get(productoId);
    if (!producto?.disponible) repeticion.faltan.push(nombre);
    else if (addUnidades(store, producto, cantidad, notas)) repeticion.anadidos.push(producto.nombre);
    else repeticion.noCaben.push(producto.nombre);
  }
  const { anadidos, faltan, noCaben } = repeticion;
  return { anadidos, faltan: [...new Set(faltan)], noCaben: [...new Set(noCaben)] };
}

/** False when not all of them fit. */
function addUnidades(
  store: CarritoStore,
  { _id, nombre, precio }: Producto,
  cantidad: number,
  notas?: string,
): boolean {
  const linea = { producto: { _id, nombre, precio }, ...(notas ? { notas } : {}) };
  const { carrito, restore } = store.getState();
  const total = cantidadDeLinea(carrito, lineaId(linea)) + cantidad;
  restore({ ...linea, cantidad: Math.min(total, MAX_UNIDADES) });
  return cantidadDeLinea(store.getState().carrito, lineaId(linea)) === total;
}

/** What has to be told of it; null when everything is in the cart. */
export function describeRepeticion({ faltan, noCaben }: Repeticion): string | null {
  const frases = [
    faltan.length > 0 && `Ya no está disponible: ${faltan.join(', ')}`,
    noCaben.length > 0 && `No cabe más en el carrito: ${noCaben.join(', ')}`,
  ].filter((frase) => frase !== false);
  return frases.length > 0 ? frases.join('. ') : null;
}
