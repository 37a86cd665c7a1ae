import { TIPOS_PEDIDO } from '../../../casa/dominio/tipo-categoria';
import type { TipoPedido } from '../../../casa/dominio/tipo-categoria';
import { dichoOf } from '../linea/dicho';
import type { LineaComanda, MenuElegido, PlatoVendible, ProductoVendible } from './comanda';

/** A line as a ticket has it; the menus of an order are numbered, and their dishes name the number. */
export interface LineaDeTicket extends Omit<LineaComanda, 'menu'> {
  esMenu?: number;
  deMenu?: number;
  paseMenu?: string;
}

/**
 * Each unit of a menu is a line of its own, followed by its dishes, so that each can be cancelled, served and
 * charged alone (docs/reglas/carta.md#menus-of-the-day).
 */
export function desplegarMenus(lineas: readonly LineaComanda[]): LineaDeTicket[] {
  let menus = 0;
  return lineas.flatMap(({ menu, ...linea }): LineaDeTicket[] => {
    if (!menu) return unidadesDe(linea);
    return Array.from({ length: linea.cantidad }, () => desplegar(linea, menu, menus++)).flat();
  });
}

/** What is weighed is weighed piece by piece. */
function unidadesDe(linea: Omit<LineaComanda, 'menu'>): LineaDeTicket[] {
  if (!linea.producto.porPeso) return [linea];
  return Array.from({ length: linea.cantidad }, () => ({ ...linea, cantidad: 1 }));
}

/** The kitchen comes first; a tipo without lines has no ticket. */
export function splitComanda(
  lineas: readonly LineaComanda[],
): { tipo: TipoPedido; lineas: LineaDeTicket[] }[] {
  const todas = desplegarMenus(lineas);
  return TIPOS_PEDIDO.map((tipo) => ({
    tipo,
    lineas: todas.filter((linea) => linea.producto.tipo === tipo),
  })).filter((ticket) => ticket.lineas.length > 0);
}

/** An order stores this many lines: a menu one, and one for each of its dishes; what is weighed one a piece. */
export function cuantasLineas(
  lineas: readonly (Pick<LineaComanda, 'cantidad' | 'menu'> & { producto?: { porPeso?: unknown } })[],
): number {
  return lineas.reduce((suma, { cantidad, menu, producto }) => {
    if (menu) return suma + cantidad * (1 + menu.platos.length);
    return suma + (producto?.porPeso ? cantidad : 1);
  }, 0);
}

/**
 * What is said is of the menu, and every station that makes a part of it reads it. Pase and estación are those of
 * each dish; the menu has none.
 */
function desplegar(
  { producto, ...linea }: Omit<LineaComanda, 'menu'>,
  { propia, platos }: MenuElegido,
  menu: number,
): LineaDeTicket[] {
  const dicho = dichoOf(linea);
  const tipo: TipoPedido = platos.some((plato) => plato.producto.tipo === 'comida') ? 'comida' : 'bebida';
  const { pase: _pase, estacion: _estacion, ...vendido } = producto;
  const priced = { producto: { ...vendido, tipo }, eleccion: propia, cantidad: 1, ...dicho, esMenu: menu };
  const toLinea = ({ pase, ...plato }: PlatoVendible): LineaDeTicket => ({
    ...{ producto: plato.producto, eleccion: eleccionDe(plato), cantidad: 1, ...dicho },
    ...(plato.producto.pase ? { pase: plato.producto.pase } : {}),
    ...{ deMenu: menu, paseMenu: pase },
  });
  return [priced, ...platos.map(toLinea)];
}

/** Formatos and opciones of the dish are not asked for. */
function eleccionDe({
  suplemento,
  producto,
}: {
  suplemento: LineaComanda['eleccion']['precio'];
  producto: ProductoVendible;
}) {
  const { alergenos, alergenosDeclarados } = producto;
  return { precio: suplemento, opciones: [], alergenos, alergenosDeclarados, problema: null };
}
