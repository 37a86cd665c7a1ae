import {
  CARRITO_VACIO,
  addProducto,
  agotadosOf,
  LIMITES,
  isEuros,
  lineaId,
  parseAlergenos,
  refreshCarrito,
  setCantidad,
} from '@carta/contracts/comensal';
import type { Alergeno, Carrito, CrearPedidoRequest } from '@carta/contracts';
import { parseJson } from '../shared/lib/almacen';

/**
 * What the phone keeps of one mesa's cart, in one text, so that the cart and the order made from it
 * are always written together.
 */
export interface CarritoGuardado {
  carrito: Carrito;
  /** The diner's words for the kitchen, as typed. */
  notas: string;
  /** What a waiter has marked that whoever eats this avoids; a diner's own choice is the phone's, not a cart's. */
  evita: readonly Alergeno[];
  /** The order on its way; while it is there the cart is locked. */
  envio: Envio | null;
}

/** An order as it was confirmed: the same key and the same body are sent until the answer is certain. */
export interface Envio {
  clave: string;
  cuerpo: CrearPedidoRequest;
  /** When it was confirmed, in ms. */
  creado: number;
  /** Attempts begun so far. */
  intentos: number;
}

export const GUARDADO_VACIO: CarritoGuardado = {
  carrito: CARRITO_VACIO,
  notas: '',
  evita: [],
  envio: null,
};

/** Whose cart it is: that of a mesa's phone, or of who takes the mesa's order. */
export type DuenoCarrito = 'comensal' | 'sala';

/** Where a mesa's cart is kept; a menu opened without a mesa has its own, and so has who takes orders. */
export function nombreGuardado(
  restauranteId: string,
  mesa: number | null,
  dueno: DuenoCarrito = 'comensal',
): string {
  const nombre = `carta.carrito.${restauranteId}.${mesa ?? 'sin-mesa'}`;
  return dueno === 'comensal' ? nombre : `${nombre}.${dueno}`;
}

/**
 * What a line may say, by version: 1, a product and its units; 2, a note as well. A text of 1 does not
 * name it, so that a cart without notes is written as releases before this one wrote it.
 */
const VERSION = 2;

export function stringifyGuardado({ carrito, notas, evita, envio }: CarritoGuardado): string {
  const lineas = carrito.items.map(({ producto: { _id, nombre, precio }, cantidad, notas: nota }) => ({
    _id,
    nombre,
    precio,
    cantidad,
    ...(nota === undefined ? {} : { notas: nota }),
  }));
  const version = lineas.some((linea) => 'notas' in linea) ? { version: VERSION } : {};
  const marcado = evita.length > 0 ? { evita } : {};
  return JSON.stringify({ ...version, lineas, agotados: agotadosOf(carrito), notas, ...marcado, envio });
}

/** Reads what was kept; anything that is not understood is left out rather than trusted. */
export function parseGuardado(texto: string | null): CarritoGuardado {
  const crudo = parseJson(texto);
  if (!isObjeto(crudo)) return GUARDADO_VACIO;
  return {
    carrito: withAgotados(
      isConocida(crudo.version) ? asLista(crudo.lineas).reduce(addLinea, CARRITO_VACIO) : CARRITO_VACIO,
      asLista(crudo.agotados).filter(isTexto),
    ),
    notas: isTexto(crudo.notas) ? crudo.notas : '',
    evita: parseAlergenos(crudo.evita),
    envio: isEnvio(crudo.envio) ? crudo.envio : null,
  };
}

function addLinea(carrito: Carrito, linea: unknown): Carrito {
  if (!isObjeto(linea)) return carrito;
  const { _id, nombre, precio, cantidad, notas } = linea;
  if (!isTexto(_id) || !isTexto(nombre) || !isEuros(precio) || !Number.isInteger(cantidad)) return carrito;
  if (notas !== undefined && !isNota(notas)) return carrito;
  const producto = { _id, nombre, precio };
  const id = lineaId({ producto, ...(notas === undefined ? {} : { notas }) });
  return setCantidad(addProducto(carrito, producto, notas), id, Number(cantidad));
}

/** Lines of a later release may say what this one would lose, and order something else. */
function isConocida(version: unknown): boolean {
  return version === undefined || (typeof version === 'number' && version <= VERSION);
}

function isNota(valor: unknown): valor is string {
  return isTexto(valor) && valor !== '' && valor === valor.trim() && valor.length <= LIMITES.notasLinea;
}

function withAgotados(carrito: Carrito, agotados: readonly string[]): Carrito {
  const frescos = carrito.items
    .filter(({ producto }) => agotados.includes(producto._id))
    .map(({ producto: { _id, precio } }) => [_id, { precio, disponible: false }] as const);
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

type Objeto = Record<string, unknown>;

const isObjeto = (valor: unknown): valor is Objeto => typeof valor === 'object' && valor !== null;
const isTexto = (valor: unknown): valor is string => typeof valor === 'string';
const asLista = (valor: unknown): unknown[] => (Array.isArray(valor) ? valor : []);
