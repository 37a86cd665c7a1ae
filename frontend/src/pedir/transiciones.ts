import {
  eleccionIdOf,
  elegidoOf,
  dichoOf,
  elegir,
  refreshCarrito,
  seleccionOf,
  toEuros,
  toElegible,
} from '@carta/contracts/comensal';
import type {
  Alergeno,
  Carrito,
  Elegido,
  ItemCarrito,
  Lengua,
  Opcion,
  Producto,
  ProductoFresco,
} from '@carta/contracts';
import { lengua } from '../shared/lengua/lengua';
import { nombreDeItem } from '../shared/lib/nombre-linea';
import { sendDatos } from './datos-carrito';
import type { DatosCarrito } from './datos-carrito';
import { GUARDADO_VACIO } from './guardado';
import type { CarritoGuardado, CuerpoPedido, Envio } from './guardado';

/**
 * The steps of a cart, as pure functions. A step that is not allowed returns the same object, so that nothing
 * is written.
 */

export interface CartaVista {
  version: string;
  productos: readonly Producto[];
  opciones: readonly Opcion[];
}

export type ConEleccion = Pick<ItemCarrito, 'producto' | 'formato' | 'opciones'>;

/** By `eleccionId`; what is no longer in the carta cannot be ordered, but for what never was. */
export function frescosFrom(carta: CartaVista, items: readonly ConEleccion[]): Map<string, ProductoFresco> {
  const porId = new Map(carta.productos.map((producto) => [producto._id, producto]));
  return new Map(
    items
      .filter(({ producto }) => producto.libre === undefined)
      .map((item) => [eleccionIdOf(item), frescoOf(item, porId.get(item.producto._id), carta)]),
  );
}

function frescoOf(
  item: ConEleccion,
  producto: Producto | undefined,
  { opciones }: CartaVista,
): ProductoFresco {
  const perdido = { precio: item.producto.precio, disponible: false };
  if (producto === undefined) return perdido;
  const elegible = toElegible(producto, opciones);
  const { precio, problema } = elegir(elegible, seleccionOf(item));
  if (problema?.motivo === 'no_existe') return perdido;
  return {
    nombre: producto.nombre,
    precio: toEuros(precio),
    disponible: problema?.motivo !== 'agotado',
    porElegir: problema !== null && problema.motivo !== 'agotado',
    elegido: elegidoOf(elegible, seleccionOf(item)),
  };
}

/** Unchanged while an order is on its way. */
export function edit(guardado: CarritoGuardado, change: (carrito: Carrito) => Carrito): CarritoGuardado {
  if (guardado.envio !== null) return guardado;
  const carrito = change(guardado.carrito);
  return carrito === guardado.carrito ? guardado : { ...guardado, carrito };
}

export function put<C extends keyof DatosCarrito>(
  guardado: CarritoGuardado,
  campo: C,
  valor: DatosCarrito[C],
): CarritoGuardado {
  return guardado.envio !== null || guardado[campo] === valor ? guardado : { ...guardado, [campo]: valor };
}

export function begin(guardado: CarritoGuardado, envio: Envio): CarritoGuardado {
  return guardado.envio !== null ? guardado : { ...guardado, envio };
}

export function countIntento(guardado: CarritoGuardado, clave: string): CarritoGuardado {
  if (guardado.envio?.clave !== clave) return guardado;
  return { ...guardado, envio: { ...guardado.envio, intentos: guardado.envio.intentos + 1 } };
}

export function accept(guardado: CarritoGuardado, clave: string): CarritoGuardado {
  return guardado.envio?.clave === clave ? GUARDADO_VACIO : guardado;
}

export function refuse(guardado: CarritoGuardado, clave: string): CarritoGuardado {
  return guardado.envio?.clave === clave ? { ...guardado, envio: null } : guardado;
}

/** Unnamed lines stay. */
export function refresh(
  guardado: CarritoGuardado,
  frescos: ReadonlyMap<string, ProductoFresco>,
): CarritoGuardado {
  if (guardado.envio !== null) return guardado;
  const carrito = refreshCarrito(guardado.carrito, frescos);
  return JSON.stringify(carrito) === JSON.stringify(guardado.carrito) ? guardado : { ...guardado, carrito };
}

/** Prices are in euros. */
export type CambioCarrito =
  | { tipo: 'precio'; nombre: string; antes: number; ahora: number }
  | { tipo: 'agotado'; nombre: string }
  | { tipo: 'disponible'; nombre: string }
  | { tipo: 'por_elegir'; nombre: string }
  /** The cart has kept so many. */
  | { tipo: 'quedan'; nombre: string; quedan: number };

/** Empty while the cart is locked. */
export function findCambios(
  guardado: CarritoGuardado,
  frescos: ReadonlyMap<string, ProductoFresco>,
): CambioCarrito[] {
  if (guardado.envio !== null) return [];
  const porEleccion = new Map<string, ItemCarrito>();
  for (const item of guardado.carrito.items) {
    const id = eleccionIdOf(item);
    porEleccion.set(id, { ...item, cantidad: item.cantidad + (porEleccion.get(id)?.cantidad ?? 0) });
  }
  return [...porEleccion].flatMap(([id, item]) => cambioOf(item, frescos.get(id)));
}

/** @param item with the units of all lines that are the same choice. */
function cambioOf(item: ItemCarrito, ahora?: ProductoFresco): CambioCarrito[] {
  const { precio } = item.producto;
  const nombre = nombreDeItem({ ...item, notas: undefined });
  const agotado = item.agotado === true;
  if (ahora === undefined) return [];
  if (ahora.disponible === agotado) return [{ tipo: agotado ? 'disponible' : 'agotado', nombre }];
  if (agotado) return [];
  const { quedan = item.cantidad } = ahora;
  if (quedan < item.cantidad) return [{ tipo: 'quedan', nombre, quedan }];
  if (ahora.porElegir && !item.porElegir) return [{ tipo: 'por_elegir', nombre }];
  if (ahora.precio === precio) return [];
  return [{ tipo: 'precio', nombre, antes: precio, ahora: ahora.precio }];
}

/** What is empty is left out. */
export function cuerpoOf(
  { carrito, ...datos }: CarritoGuardado,
  restaurante: string,
  mesa: number,
  firma: string | null,
  evita: readonly Alergeno[],
): CuerpoPedido {
  return {
    restaurante,
    mesa,
    productos: carrito.items.map(({ producto, cantidad, pase, ...item }) => ({
      ...(producto.libre === undefined ? { productoId: producto._id } : { libre: producto.libre }),
      nombre: producto.nombre,
      cantidad,
      precio: producto.precio,
      ...dichoOf(item),
      ...idsOf(item),
      ...(pase === undefined ? {} : { pase }),
    })),
    ...sendDatos({ ...datos, evita }),
    ...(firma === null ? {} : { t: firma }),
    ...(lengua === 'es' ? {} : { lengua: lengua as Lengua }),
  };
}

/** Empty for a plain line, so that its bytes stay as in earlier releases. */
function idsOf(item: Elegido): { formato?: string; opciones?: string[] } {
  const { formato, opciones } = seleccionOf(item);
  return {
    ...(formato === undefined ? {} : { formato }),
    ...(opciones === undefined ? {} : { opciones: [...opciones] }),
  };
}
