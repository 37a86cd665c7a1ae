import {
  eleccionIdOf,
  elegidoOf,
  elegir,
  refreshCarrito,
  seleccionOf,
  toEuros,
  toElegible,
  toggleAlergeno,
} from '@carta/contracts/comensal';
import type {
  Alergeno,
  Carrito,
  CrearPedidoRequest,
  ItemCarrito,
  Opcion,
  Producto,
  ProductoFresco,
} from '@carta/contracts';
import { nombreDeItem } from '../shared/lib/nombre-linea';
import { GUARDADO_VACIO } from './guardado';
import type { CarritoGuardado, Envio, ParaTab } from './guardado';

/**
 * The steps of a cart, as pure functions: editing, one order on its way, and how that order ends. A
 * step that may not be taken answers the very same object, so that nothing is written.
 */

/** The carta on screen, as far as a cart goes. */
export interface CartaVista {
  version: string;
  productos: readonly Producto[];
  opciones: readonly Opcion[];
}

export type ConEleccion = Pick<ItemCarrito, 'producto' | 'formato' | 'opciones'>;

/**
 * How what was chosen stands in a carta, by its `eleccionId`; a product or a part of one that is no longer in
 * it cannot be ordered.
 */
export function frescosFrom(carta: CartaVista, items: readonly ConEleccion[]): Map<string, ProductoFresco> {
  const porId = new Map(carta.productos.map((producto) => [producto._id, producto]));
  return new Map(
    items.map((item) => [eleccionIdOf(item), frescoOf(item, porId.get(item.producto._id), carta)]),
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
    precio: toEuros(precio),
    disponible: problema?.motivo !== 'agotado',
    porElegir: problema !== null && problema.motivo !== 'agotado',
    elegido: elegidoOf(elegible, seleccionOf(item)),
  };
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

/** Says for which tab it is. */
export function aim(guardado: CarritoGuardado, para: ParaTab | null): CarritoGuardado {
  return guardado.envio !== null ? guardado : { ...guardado, para };
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

/** The cart at the prices, names and availability of now; what is not named stays as it was. */
export function refresh(
  guardado: CarritoGuardado,
  frescos: ReadonlyMap<string, ProductoFresco>,
): CarritoGuardado {
  if (guardado.envio !== null) return guardado;
  const carrito = refreshCarrito(guardado.carrito, frescos);
  return JSON.stringify(carrito) === JSON.stringify(guardado.carrito) ? guardado : { ...guardado, carrito };
}

/** One thing of the cart that is no longer as the diner saw it; prices in euros. */
export type CambioCarrito =
  | { tipo: 'precio'; nombre: string; antes: number; ahora: number }
  | { tipo: 'agotado'; nombre: string }
  | { tipo: 'disponible'; nombre: string }
  | { tipo: 'por_elegir'; nombre: string };

/** What `refresh` would change in the cart, to be told to the diner; nothing while it is locked. */
export function findCambios(
  guardado: CarritoGuardado,
  frescos: ReadonlyMap<string, ProductoFresco>,
): CambioCarrito[] {
  if (guardado.envio !== null) return [];
  const porEleccion = new Map(guardado.carrito.items.map((item) => [eleccionIdOf(item), item]));
  return [...porEleccion].flatMap(([id, item]) => cambioOf(item, frescos.get(id)));
}

function cambioOf(item: ItemCarrito, ahora?: ProductoFresco): CambioCarrito[] {
  const { precio } = item.producto;
  const nombre = nombreDeItem({ ...item, notas: undefined });
  const agotado = item.agotado === true;
  if (ahora === undefined) return [];
  if (ahora.disponible === agotado) return [{ tipo: agotado ? 'disponible' : 'agotado', nombre }];
  if (agotado) return [];
  if (ahora.porElegir && !item.porElegir) return [{ tipo: 'por_elegir', nombre }];
  if (ahora.precio === precio) return [];
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
    productos: carrito.items.map((item) => ({
      productoId: item.producto._id,
      nombre: item.producto.nombre,
      cantidad: item.cantidad,
      precio: item.producto.precio,
      ...(item.notas === undefined ? {} : { notas: item.notas }),
      ...idsOf(item),
    })),
    ...(texto === '' ? {} : { notas: texto }),
    ...(evita.length === 0 ? {} : { evita: [...evita] }),
    ...(firma === null ? {} : { t: firma }),
  };
}

/** What is chosen of a line, by ids; nothing where nothing is, so that a plain line is sent in the same bytes as ever. */
function idsOf(item: ItemCarrito): { formato?: string; opciones?: string[] } {
  const { formato, opciones } = seleccionOf(item);
  return {
    ...(formato === undefined ? {} : { formato }),
    ...(opciones === undefined ? {} : { opciones: [...opciones] }),
  };
}
