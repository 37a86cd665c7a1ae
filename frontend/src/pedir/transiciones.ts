import { refreshCarrito, toggleAlergeno } from '@carta/contracts/comensal';
import type {
  Alergeno,
  Carrito,
  CrearPedidoRequest,
  ItemCarrito,
  Producto,
  ProductoFresco,
} from '@carta/contracts';
import { GUARDADO_VACIO } from './guardado';
import type { CarritoGuardado, Envio } from './guardado';

/**
 * The steps of a cart, as pure functions: editing, one order on its way, and how that order ends. A
 * step that may not be taken answers the very same object, so that nothing is written.
 */

export type ConProducto = Pick<ItemCarrito, 'producto'>;

/** How some products stand in a carta; one that is no longer in it cannot be ordered. */
export function frescosFrom(
  productos: readonly Producto[],
  items: readonly ConProducto[],
): Map<string, ProductoFresco> {
  const porId = new Map(productos.map((producto) => [producto._id, producto]));
  return new Map(
    items.map(({ producto }) => [
      producto._id,
      porId.get(producto._id) ?? { precio: producto.precio, disponible: false },
    ]),
  );
}

/** Changes the cart, unless an order is on its way. */
export function edit(guardado: CarritoGuardado, change: (carrito: Carrito) => Carrito): CarritoGuardado {
  if (guardado.envio !== null) return guardado;
  const carrito = change(guardado.carrito);
  return carrito === guardado.carrito ? guardado : { ...guardado, carrito };
}

export function writeNotas(guardado: CarritoGuardado, notas: string): CarritoGuardado {
  return guardado.envio !== null || guardado.notas === notas ? guardado : { ...guardado, notas };
}

/** Marks an allergen as avoided, or no longer. */
export function toggleEvita(guardado: CarritoGuardado, alergeno: Alergeno): CarritoGuardado {
  return guardado.envio !== null
    ? guardado
    : { ...guardado, evita: toggleAlergeno(guardado.evita, alergeno) };
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
  return { ...guardado, carrito: refreshCarrito(guardado.carrito, frescos) };
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
  const porProducto = new Map(guardado.carrito.items.map((item) => [item.producto._id, item]));
  return [...porProducto].flatMap(([id, item]) => cambioOf(item, frescos.get(id)));
}

function cambioOf(item: ItemCarrito, ahora?: ProductoFresco): CambioCarrito[] {
  const { nombre, precio } = item.producto;
  const agotado = item.agotado === true;
  if (ahora === undefined) return [];
  if (ahora.disponible === agotado) return [{ tipo: agotado ? 'disponible' : 'agotado', nombre }];
  if (agotado || ahora.precio === precio) return [];
  return [{ tipo: 'precio', nombre, antes: precio, ahora: ahora.precio }];
}

/** The body of POST /pedidos for a cart; notes are trimmed, and left out when empty, as is what is avoided. */
export function cuerpoOf(
  { carrito, notas }: CarritoGuardado,
  restaurante: string,
  mesa: number,
  firma: string | null,
  evita: readonly Alergeno[],
): CrearPedidoRequest {
  const texto = notas.trim();
  return {
    restaurante,
    mesa,
    productos: carrito.items.map(({ producto: { _id, nombre, precio }, cantidad, notas: nota }) => ({
      productoId: _id,
      nombre,
      cantidad,
      precio,
      ...(nota === undefined ? {} : { notas: nota }),
    })),
    ...(texto === '' ? {} : { notas: texto }),
    ...(evita.length === 0 ? {} : { evita: [...evita] }),
    ...(firma === null ? {} : { t: firma }),
  };
}
