import {
  CARRITO_VACIO,
  addProducto,
  agotadosOf,
  LIMITES,
  eleccionIdOf,
  encargoOf,
  isEuros,
  isSilla,
  lineaId,
  porElegirOf,
  refreshCarrito,
  setCantidad,
} from '@carta/contracts/comensal';
import type { Carrito, CrearPedidoRequest, Encargo, ItemCarrito, TomarPedidoRequest } from '@carta/contracts';
import { parseJson } from '../shared/lib/almacen';
import { NOMBRES_DATOS, isObjeto, isTexto, readDatos } from './datos-carrito';
import type { DatosCarrito, Objeto } from './datos-carrito';

/** One text, so that a cart and its order are always written together. */
export interface CarritoGuardado extends DatosCarrito {
  carrito: Carrito;
  /** The cart is locked while it is there. */
  envio: Envio | null;
}

/** A diner's lines have no pase, and no person of the house has taken them. */
export type CuerpoPedido = Omit<CrearPedidoRequest, 'productos'> & TomarPedidoRequest & { persona?: string };

/** The same key and body are sent until the answer is certain. */
export interface Envio {
  clave: string;
  cuerpo: CuerpoPedido;
  creado: number;
  intentos: number;
}

export const GUARDADO_VACIO: CarritoGuardado = { carrito: CARRITO_VACIO, ...readDatos({}), envio: null };

export type DuenoCarrito = 'comensal' | 'sala';

/** A menu without a mesa has its own, and so has a waiter. */
export function nombreGuardado(
  restauranteId: string,
  mesa: number | null,
  dueno: DuenoCarrito = 'comensal',
): string {
  const nombre = `carta.carrito.${restauranteId}.${mesa ?? 'sin-mesa'}`;
  return dueno === 'comensal' ? nombre : `${nombre}.${dueno}`;
}

/**
 * Lines hold product and units (1), a note too (2), also choices (3), or pases, theirs or none (4), are on no
 * carta (5), or are for a seat (6). The lowest version that suffices is written, and 1 has no mark, so that older releases can read simple carts.
 */
const VERSIONES = {
  llana: 1,
  conNota: 2,
  conEleccion: 3,
  conPase: 4,
  conFueraDeCarta: 5,
  conSilla: 6,
} as const;

export function stringifyGuardado(guardado: CarritoGuardado): string {
  const { carrito, envio, juntos } = guardado;
  const lineas = carrito.items.map(
    ({ producto: { _id, nombre, precio, libre, aPesar }, cantidad, ...encargo }) => ({
      ...{ _id, nombre, precio, cantidad },
      ...encargoOf(encargo),
      libre,
      aPesar: siHay(aPesar),
    }),
  );
  const version = Math.max(...carrito.items.map(versionOf), juntos ? VERSIONES.conPase : VERSIONES.llana);
  const porElegir = porElegirOf(carrito);
  return JSON.stringify({
    version: version === VERSIONES.llana ? undefined : version,
    lineas,
    agotados: agotadosOf(carrito),
    porElegir: siHay(porElegir),
    ...Object.fromEntries(NOMBRES_DATOS.map((campo) => [campo, siHay(guardado[campo])])),
    envio,
  });
}

/** The text leaves out what is undefined. */
function siHay(valor: unknown): unknown {
  const isNada = valor === null || valor === false || (Array.isArray(valor) && valor.length === 0);
  return isNada ? undefined : valor;
}

function versionOf({ producto, formato, opciones, porElegir, notas, pase, silla }: ItemCarrito): number {
  if (silla !== undefined) return VERSIONES.conSilla;
  if (producto.libre !== undefined) return VERSIONES.conFueraDeCarta;
  if (pase !== undefined) return VERSIONES.conPase;
  if (formato !== undefined || opciones !== undefined || porElegir) return VERSIONES.conEleccion;
  return notas === undefined ? VERSIONES.llana : VERSIONES.conNota;
}

/** Leaves out what it does not understand. */
export function parseGuardado(texto: string | null): CarritoGuardado {
  const crudo = parseJson(texto);
  if (!isObjeto(crudo)) return GUARDADO_VACIO;
  return {
    carrito: withMarcas(
      isConocida(crudo.version) ? asLista(crudo.lineas).reduce(addLinea, CARRITO_VACIO) : CARRITO_VACIO,
      asLista(crudo.agotados),
      asLista(crudo.porElegir),
    ),
    ...readDatos(crudo),
    envio: isEnvio(crudo.envio) ? crudo.envio : null,
  };
}

function addLinea(carrito: Carrito, linea: unknown): Carrito {
  if (!isObjeto(linea)) return carrito;
  const { _id, nombre, precio, cantidad, libre, aPesar, ...encargo } = linea;
  if (!isTexto(_id) || !isTexto(nombre) || !isEuros(precio) || !Number.isInteger(cantidad)) return carrito;
  if (!isEncargo(encargo)) return carrito;
  if (libre !== undefined && !isTexto(libre)) return carrito;
  const producto = {
    _id,
    nombre,
    precio,
    ...(libre === undefined ? {} : { libre }),
    ...(aPesar === true ? { aPesar: true as const } : {}),
  };
  const id = lineaId({ producto, ...encargo });
  return setCantidad(addProducto(carrito, producto, encargo), id, Number(cantidad));
}

/** Drops a line with an unreadable part, which would order something else. */
function isEncargo(valor: Objeto): valor is Objeto & Encargo {
  const { notas, formato, opciones, pase, silla } = valor;
  return (
    (pase === undefined || pase === null || isTexto(pase)) &&
    (silla === undefined || isSilla(silla)) &&
    (notas === undefined || isNota(notas)) &&
    (formato === undefined || isNombrado(formato)) &&
    (opciones === undefined || (Array.isArray(opciones) && opciones.every(isOpcion)))
  );
}

function isNombrado(valor: unknown): valor is Objeto {
  return isObjeto(valor) && isTexto(valor._id) && isTexto(valor.nombre);
}

function isOpcion(valor: unknown): boolean {
  return isNombrado(valor) && isTexto(valor.valor) && isEuros(valor.suplemento);
}

/** A later release's lines may hold something that this one would lose. */
function isConocida(version: unknown): boolean {
  return version === undefined || (typeof version === 'number' && version <= VERSIONES.conSilla);
}

function isNota(valor: unknown): valor is string {
  return isTexto(valor) && valor !== '' && valor === valor.trim() && valor.length <= LIMITES.notasLinea;
}

function withMarcas(carrito: Carrito, agotados: unknown[], porElegir: unknown[]): Carrito {
  const frescos = carrito.items.map((item) => {
    const id = eleccionIdOf(item);
    const { precio } = item.producto;
    return [id, { precio, disponible: !agotados.includes(id), porElegir: porElegir.includes(id) }] as const;
  });
  return refreshCarrito(carrito, new Map(frescos));
}

function isEnvio(valor: unknown): valor is Envio {
  return (
    isObjeto(valor) &&
    isTexto(valor.clave) &&
    isObjeto(valor.cuerpo) &&
    Number.isFinite(valor.creado) &&
    Number.isInteger(valor.intentos)
  );
}

const asLista = (valor: unknown): unknown[] => (Array.isArray(valor) ? valor : []);
