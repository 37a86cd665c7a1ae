import { repriceCarrito } from '@carta/contracts';
import type { Carrito, CrearPedidoRequest, Producto } from '@carta/contracts';
import { GUARDADO_VACIO } from './guardado';
import type { CarritoGuardado, Envio } from './guardado';

/**
 * The steps of a cart, as pure functions: editing, one order on its way, and how that order ends. A
 * step that may not be taken answers the very same object, so that nothing is written.
 */

/** How a product stands now; `precio` in euros. */
export interface ProductoFresco {
  precio: number;
  disponible: boolean;
}

/** How the cart's products stand in a carta; one that is no longer in it cannot be ordered. */
export function frescosFrom(productos: readonly Producto[], carrito: Carrito): Map<string, ProductoFresco> {
  const porId = new Map(productos.map((producto) => [producto._id, producto]));
  return new Map(
    carrito.items.map(({ producto }) => [
      producto._id,
      porId.get(producto._id) ?? { precio: producto.precio, disponible: false },
    ]),
  );
}

/** Changes the cart, unless an order is on its way. */
export function edit(guardado: CarritoGuardado, change: (carrito: Carrito) => Carrito): CarritoGuardado {
  if (guardado.envio !== null) return guardado;
  const carrito = change(guardado.carrito);
  if (carrito === guardado.carrito) return guardado;
  const enCarrito = new Set(carrito.items.map(({ producto }) => producto._id));
  return { ...guardado, carrito, agotados: guardado.agotados.filter((id) => enCarrito.has(id)) };
}

export function writeNotas(guardado: CarritoGuardado, notas: string): CarritoGuardado {
  return guardado.envio !== null || guardado.notas === notas ? guardado : { ...guardado, notas };
}

/** Locks the cart behind an order; a cart that has one already keeps it. */
export function begin(guardado: CarritoGuardado, envio: Envio): CarritoGuardado {
  return guardado.envio !== null ? guardado : { ...guardado, envio };
}

/** Counts an attempt of an order before it is made. */
export function countIntento(guardado: CarritoGuardado, clave: string): CarritoGuardado {
  if (guardado.envio?.clave !== clave) return guardado;
  return { ...guardado, envio: { ...guardado.envio, intentos: guardado.envio.intentos + 1 } };
}

/** The order is in the kitchen: an empty cart. */
export function accept(guardado: CarritoGuardado, clave: string): CarritoGuardado {
  return guardado.envio?.clave === clave ? GUARDADO_VACIO : guardado;
}

/** The order was refused for certain: the same cart, free again. */
export function refuse(guardado: CarritoGuardado, clave: string): CarritoGuardado {
  return guardado.envio?.clave === clave ? { ...guardado, envio: null } : guardado;
}

/** The cart at the prices and availability of now; products not named stay as they were. */
export function refresh(
  guardado: CarritoGuardado,
  frescos: ReadonlyMap<string, ProductoFresco>,
): CarritoGuardado {
  if (findCambios(guardado, frescos).length === 0) return guardado;
  const precios = new Map(Array.from(frescos, ([id, { precio }]) => [id, precio]));
  return {
    ...guardado,
    carrito: repriceCarrito(guardado.carrito, precios),
    agotados: guardado.carrito.items
      .map(({ producto }) => producto._id)
      .filter((id) => isAgotado(guardado, frescos, id)),
  };
}

/** One thing of the cart that is no longer as the diner saw it; prices in euros. */
export type CambioCarrito =
  | { tipo: 'precio'; nombre: string; antes: number; ahora: number }
  | { tipo: 'agotado'; nombre: string }
  | { tipo: 'disponible'; nombre: string };

/** What `refresh` would change in the cart, to be told to the diner; nothing while it is locked. */
export function findCambios(
  guardado: CarritoGuardado,
  frescos: ReadonlyMap<string, ProductoFresco>,
): CambioCarrito[] {
  if (guardado.envio !== null) return [];
  return guardado.carrito.items.flatMap(({ producto: { _id, nombre, precio } }): CambioCarrito[] => {
    const ahora = frescos.get(_id);
    const agotado = isAgotado(guardado, frescos, _id);
    if (agotado !== guardado.agotados.includes(_id)) {
      return [{ tipo: agotado ? 'agotado' : 'disponible', nombre }];
    }
    if (ahora === undefined || agotado || ahora.precio === precio) return [];
    return [{ tipo: 'precio', nombre, antes: precio, ahora: ahora.precio }];
  });
}

function isAgotado(
  guardado: CarritoGuardado,
  frescos: ReadonlyMap<string, ProductoFresco>,
  id: string,
): boolean {
  const ahora = frescos.get(id);
  return ahora === undefined ? guardado.agotados.includes(id) : !ahora.disponible;
}

/** The body of POST /pedidos for a cart; notes are trimmed and left out when empty (specification §5). */
export function cuerpoOf(
  { carrito, notas }: CarritoGuardado,
  restaurante: string,
  mesa: number,
  firma: string | null,
): CrearPedidoRequest {
  const texto = notas.trim();
  return {
    restaurante,
    mesa,
    productos: carrito.items.map(({ producto: { _id, nombre, precio }, cantidad }) => ({
      productoId: _id,
      nombre,
      cantidad,
      precio,
    })),
    ...(texto === '' ? {} : { notas: texto }),
    ...(firma === null ? {} : { t: firma }),
  };
}
