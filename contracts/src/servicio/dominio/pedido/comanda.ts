// Longer than most: how a line is read, and each way in which it is refused, are one answer.
import { elegir } from '../../../carta/dominio/eleccion';
import type { Eleccion, Elegible, ProblemaEleccion, Seleccion } from '../../../carta/dominio/eleccion';
import type { Contado } from '../../../carta/dominio/contado';
import { sumCentimos, timesUnidades } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import type { Servido } from '../../../casa/dominio/cerrado';
import { dichoOf } from '../linea/dicho';
import type { Dicho } from '../linea/dicho';
import type { EstacionDeLinea } from '../linea/destino-linea';
import { escasoDe, reparteExistencias } from './existencias';
import type { ContadoPedido } from './existencias';
import type { PaseDeLinea } from '../linea/pase';
import type { PesoDeLinea } from '../../../carta/dominio/peso';

/**
 * Before it is stored, an order is matched to the carta and priced (docs/reglas/pedir.md#taking-an-order).
 */

/** The diner saw `precio` for a unit; it is only compared. */
export interface LineaPedida extends Seleccion, Dicho {
  productoId?: string;
  nombre: string;
  cantidad: number;
  precio: Centimos;
  /** It is not of the carta, but what a waiter wrote. */
  libre?: ProductoVendible;
}

export interface ProductoVendible extends Elegible, Servido {
  id: string;
  /** Only where the house lets dishes wait. */
  pase?: PaseDeLinea;
  estacion?: EstacionDeLinea;
  cuenta?: readonly Contado[];
  /** Units left; absent: not counted. */
  quedan?: number;
  /** On no carta. */
  libre?: true;
  /** Each unit is weighed: its price is an estimate. */
  porPeso?: PesoDeLinea;
  /** Of a menu: what its pases offer. They are asked for as its first opciones, by the same ids. */
  platos?: readonly PlatoVendible[];
}

/** `pase` is the name of the opción that asks for it. */
export interface PlatoVendible {
  id: string;
  pase: string;
  suplemento: Centimos;
  producto: ProductoVendible;
}

/** It has today's price. */
export interface LineaComanda extends Dicho {
  producto: ProductoVendible;
  eleccion: Eleccion;
  cantidad: number;
  /** The dish's own, or the waiter's; absent: it marches at once. */
  pase?: PaseDeLinea;
  menu?: MenuElegido;
}

/** `propia` is what the menu is without its dishes. */
export interface MenuElegido {
  propia: Eleccion;
  platos: readonly PlatoVendible[];
}

/** A phone with an old carta gets the current state of its line; choices are as it sent them. */
export interface LineaFresca extends Seleccion {
  productoId: string | null;
  nombre: string;
  precio: Centimos;
  disponible: boolean;
  /** Of a line with something counted: so many of its units can be had. */
  quedan?: number;
}

/** Another choice would mend these problems. */
export type ProblemaComanda = Exclude<ProblemaEleccion, { motivo: 'no_existe' | 'agotado' }>;

export interface EleccionAgotada {
  nombre: string;
  producto: string;
}

export type Comanda =
  | { ok: true; lineas: LineaComanda[] }
  | { ok: false; motivo: 'PRECIO_CAMBIADO'; lineas: LineaFresca[] }
  | (NoDisponible & { ok: false; motivo: 'PRODUCTO_NO_DISPONIBLE'; lineas: LineaFresca[] })
  | { ok: false; motivo: 'ELECCION'; indice: number; problema: ProblemaComanda }
  | { ok: false; motivo: 'PRODUCTO_AMBIGUO'; nombre: string };

/** The first thing that is not available; both are null when that is a whole product. */
export interface NoDisponible {
  agotada: EleccionAgotada | null;
  /** More units are asked for than there are left. */
  escaso: ContadoPedido | null;
}

/** Without a product the id does not exist. */
type Lectura = { pedida: LineaPedida } & (Leida | { producto?: undefined; eleccion?: undefined });
interface Leida {
  producto: ProductoVendible;
  eleccion: Eleccion;
}

/**
 * Matches lines to products by id, otherwise by exact name and price. Returns the priced lines, or why all
 * are refused with each line as it is now.
 */
export function priceComanda(pedidas: readonly LineaPedida[], carta: readonly ProductoVendible[]): Comanda {
  const leidas: Lectura[] = [];
  for (const pedida of pedidas) {
    const [lectura, segunda] = lecturasDe(pedida, carta);
    if (!lectura || segunda) return { ok: false, motivo: 'PRODUCTO_AMBIGUO', nombre: pedida.nombre };
    leidas.push(lectura);
  }
  const perdida = leidas.find((leida) => !isDisponible(leida));
  if (perdida) {
    const agotada = eleccionAgotada(perdida);
    return { ok: false, motivo: 'PRODUCTO_NO_DISPONIBLE', agotada, escaso: null, lineas: frescasDe(leidas) };
  }
  const escaso = escasoDe(contablesDe(leidas));
  if (escaso) {
    return { ok: false, motivo: 'PRODUCTO_NO_DISPONIBLE', agotada: null, escaso, lineas: frescasDe(leidas) };
  }
  const lineas: LineaComanda[] = [];
  for (const [indice, { pedida, producto, eleccion }] of leidas.entries()) {
    if (producto === undefined) continue;
    const { problema } = eleccion;
    if (isMendable(problema)) return { ok: false, motivo: 'ELECCION', indice, problema };
    const { pase } = producto;
    const menu = menuElegido(producto, pedida);
    lineas.push({
      producto,
      eleccion,
      cantidad: pedida.cantidad,
      ...dichoOf(pedida),
      ...(pase && { pase }),
      ...(menu && { menu }),
    });
  }
  if (leidas.some(({ pedida, eleccion }) => eleccion?.precio !== pedida.precio)) {
    return { ok: false, motivo: 'PRECIO_CAMBIADO', lineas: frescasDe(leidas) };
  }
  return { ok: true, lineas };
}

/**
 * An id means one product; a name, every product and formato of that name and price. A price may reveal a
 * missing formato; if it does not, none is assumed and the diner has to choose.
 */
function lecturasDe(pedida: LineaPedida, carta: readonly ProductoVendible[]): Lectura[] {
  const { productoId, nombre, libre } = pedida;
  if (libre) return [leer(pedida, libre, undefined)];
  if (productoId === undefined) {
    return carta
      .filter((producto) => producto.nombre === nombre)
      .flatMap((producto) => delPrecio(pedida, producto))
      .filter(({ eleccion }) => eleccion.problema?.motivo !== 'no_existe');
  }
  const producto = carta.find(({ id }) => id === productoId);
  if (producto === undefined) return [{ pedida }];
  const tal = leer(pedida, producto, pedida.formato);
  if (tal.eleccion.problema?.motivo !== 'falta_formato') return [tal];
  const [primera, segunda] = delPrecio(pedida, producto);
  return primera && !segunda ? [primera] : [tal];
}

function delPrecio(pedida: LineaPedida, producto: ProductoVendible): (Lectura & Leida)[] {
  const formatos =
    pedida.formato !== undefined || producto.formatos.length === 0
      ? [pedida.formato]
      : producto.formatos.map(({ id }) => id);
  return formatos
    .map((formato) => leer(pedida, producto, formato))
    .filter(({ eleccion }) => eleccion.precio === pedida.precio);
}

function leer(pedida: LineaPedida, producto: ProductoVendible, formato: string | undefined): Lectura & Leida {
  return { pedida, producto, eleccion: elegir(producto, { formato, opciones: pedida.opciones }) };
}

function menuElegido(producto: ProductoVendible, { formato, opciones = [] }: Seleccion): MenuElegido | null {
  if (!producto.platos) return null;
  const platos = producto.platos.filter(({ id }) => opciones.includes(id));
  const suyos = new Set(producto.platos.map(({ id }) => id));
  const sinPases = producto.opciones.filter(({ valores }) => !valores.some(({ id }) => suyos.has(id)));
  const demas = opciones.filter((elegida) => !suyos.has(elegida));
  return { platos, propia: elegir({ ...producto, opciones: sinPases }, { formato, opciones: demas }) };
}

function isMendable(problema: ProblemaEleccion | null): problema is ProblemaComanda {
  return problema !== null && problema.motivo !== 'no_existe' && problema.motivo !== 'agotado';
}

function isDisponible({ eleccion }: Lectura): boolean {
  return eleccion !== undefined && (eleccion.problema === null || isMendable(eleccion.problema));
}

function eleccionAgotada({ producto, eleccion }: Lectura): EleccionAgotada | null {
  if (!producto?.disponible || eleccion.problema?.motivo !== 'agotado') return null;
  return { nombre: eleccion.problema.que, producto: producto.nombre };
}

/** What does not exist takes nothing. */
function contablesDe(leidas: readonly Lectura[]) {
  const sinProducto = { producto: { id: '', nombre: '' }, cantidad: 0 };
  return leidas.map(({ pedida, producto }) =>
    producto ? { producto, cantidad: pedida.cantidad, menu: menuElegido(producto, pedida) } : sinProducto,
  );
}

function frescasDe(leidas: readonly Lectura[]): LineaFresca[] {
  const unidades = reparteExistencias(contablesDe(leidas));
  return leidas.map((leida, i) => {
    const quedan = unidades[i] ?? null;
    return { ...frescaDe(leida), ...(quedan === null ? {} : { quedan }) };
  });
}

function frescaDe(leida: Lectura): LineaFresca {
  const { pedida, producto, eleccion } = leida;
  const { formato, opciones } = pedida;
  // With the price of a formato that nobody chose, a phone would order that one next.
  const isSinPrecio = eleccion === undefined || eleccion.problema?.motivo === 'falta_formato';
  return {
    productoId: pedida.productoId ?? producto?.id ?? null,
    nombre: producto?.nombre ?? pedida.nombre,
    ...(formato === undefined ? {} : { formato }),
    ...(opciones === undefined ? {} : { opciones }),
    precio: isSinPrecio ? pedida.precio : eleccion.precio,
    disponible: isDisponible(leida),
  };
}

export function totalComanda(lineas: readonly LineaComanda[]): Centimos {
  return sumCentimos(lineas.map(({ eleccion, cantidad }) => timesUnidades(eleccion.precio, cantidad)));
}
