import {
  CARRITO_VACIO,
  addProducto,
  agotadosOf,
  LIMITES,
  eleccionIdOf,
  isEuros,
  lineaId,
  parseAlergenos,
  porElegirOf,
  refreshCarrito,
  setCantidad,
} from '@carta/contracts/comensal';
import type { Alergeno, Carrito, CrearPedidoRequest, Encargo, ItemCarrito } from '@carta/contracts';
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
  /** For which tab a waiter writes it down; a diner's phone follows its own. */
  para: ParaTab | null;
  /** The order on its way; while it is there the cart is locked. */
  envio: Envio | null;
}

/** The tab last seen at the mesa of a waiter's order; `aquiMismo`: that has left, and the order is of who sits there. */
export interface ParaTab {
  grupoMesa: string;
  aquiMismo?: true;
}

/** An order as it was confirmed: the same key and the same body are sent until the answer is certain. */
export interface Envio {
  clave: string;
  cuerpo: CrearPedidoRequest & Partial<ParaTab>;
  /** When it was confirmed, in ms. */
  creado: number;
  /** Attempts begun so far. */
  intentos: number;
}

export const GUARDADO_VACIO: CarritoGuardado = {
  carrito: CARRITO_VACIO,
  notas: '',
  evita: [],
  para: null,
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
 * What a line may say, by version: 1, a product and its units; 2, a note as well; 3, what is chosen of it, or
 * that this is still to be done. A text has the least that says it all, and one of 1 does not name it, so that
 * a simple cart is written as releases before this one wrote it.
 */
const VERSIONES = { llana: 1, conNota: 2, conEleccion: 3 } as const;

export function stringifyGuardado({ carrito, notas, evita, para, envio }: CarritoGuardado): string {
  const lineas = carrito.items.map(
    ({ producto: { _id, nombre, precio }, cantidad, notas: nota, formato, opciones }) => ({
      _id,
      nombre,
      precio,
      cantidad,
      ...(nota === undefined ? {} : { notas: nota }),
      ...(formato === undefined ? {} : { formato }),
      ...(opciones === undefined ? {} : { opciones }),
    }),
  );
  const version = Math.max(...carrito.items.map(versionOf), VERSIONES.llana);
  const porElegir = porElegirOf(carrito);
  return JSON.stringify({
    ...(version === VERSIONES.llana ? {} : { version }),
    lineas,
    agotados: agotadosOf(carrito),
    ...(porElegir.length > 0 ? { porElegir } : {}),
    notas,
    ...(evita.length > 0 ? { evita } : {}),
    ...(para === null ? {} : { para }),
    envio,
  });
}

function versionOf({ formato, opciones, porElegir, notas }: ItemCarrito): number {
  if (formato !== undefined || opciones !== undefined || porElegir) return VERSIONES.conEleccion;
  return notas === undefined ? VERSIONES.llana : VERSIONES.conNota;
}

/** Reads what was kept; anything that is not understood is left out rather than trusted. */
export function parseGuardado(texto: string | null): CarritoGuardado {
  const crudo = parseJson(texto);
  if (!isObjeto(crudo)) return GUARDADO_VACIO;
  return {
    carrito: withMarcas(
      isConocida(crudo.version) ? asLista(crudo.lineas).reduce(addLinea, CARRITO_VACIO) : CARRITO_VACIO,
      asLista(crudo.agotados),
      asLista(crudo.porElegir),
    ),
    notas: isTexto(crudo.notas) ? crudo.notas : '',
    evita: parseAlergenos(crudo.evita),
    para: isPara(crudo.para) ? crudo.para : null,
    envio: isEnvio(crudo.envio) ? crudo.envio : null,
  };
}

function addLinea(carrito: Carrito, linea: unknown): Carrito {
  if (!isObjeto(linea)) return carrito;
  const { _id, nombre, precio, cantidad, notas, formato, opciones } = linea;
  if (!isTexto(_id) || !isTexto(nombre) || !isEuros(precio) || !Number.isInteger(cantidad)) return carrito;
  const encargo = { notas, formato, opciones };
  if (!isEncargo(encargo)) return carrito;
  const producto = { _id, nombre, precio };
  const id = lineaId({ producto, ...encargo });
  return setCantidad(addProducto(carrito, producto, encargo), id, Number(cantidad));
}

/** What cannot be read whole is no line: without a part of it something else would be ordered. */
function isEncargo(valor: Objeto): valor is Objeto & Encargo {
  const { notas, formato, opciones } = valor;
  return (
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

/** Lines of a later release may say what this one would lose, and order something else. */
function isConocida(version: unknown): boolean {
  return version === undefined || (typeof version === 'number' && version <= VERSIONES.conEleccion);
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

function isPara(valor: unknown): valor is ParaTab {
  return isObjeto(valor) && isTexto(valor.grupoMesa);
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
