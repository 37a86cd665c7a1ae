import type { GrupoMesa, LineaMesa } from '../mesa/grupo';
import { findLinea } from '../mesa/lineas-de-mesa';

/**
 * How many units are left of the products that are counted (docs/reglas/carta.md#quedan). Formatos share their
 * product's count, and a menu takes one of itself and one of each dish chosen.
 */

/** An order asks for `n` units of a product of which `quedan` are left. */
export interface ContadoPedido {
  id: string;
  nombre: string;
  n: number;
  quedan: number;
}

interface Contable {
  id: string;
  nombre: string;
  quedan?: number;
}

/** A line of an order, with the dishes chosen where it is a menu. */
interface LineaContable {
  producto: Contable;
  cantidad: number;
  menu?: { platos: readonly { producto: Contable }[] } | null | undefined;
}

/** One entry for each counted product, in the order of the ids. */
export function contadosDe(lineas: readonly LineaContable[]): ContadoPedido[] {
  const contados = new Map<string, ContadoPedido>();
  for (const linea of lineas) {
    for (const { id, nombre, quedan } of agotablesDe(linea)) {
      const n = (contados.get(id)?.n ?? 0) + linea.cantidad;
      contados.set(id, { id, nombre, n, quedan });
    }
  }
  return [...contados.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The first counted product that has not enough, or null. */
export function escasoDe(lineas: readonly LineaContable[]): ContadoPedido | null {
  return contadosDe(lineas).find(({ n, quedan }) => n > quedan) ?? null;
}

/** How many units each line can have, the earlier lines first; null for one without anything counted. */
export function reparteExistencias(lineas: readonly LineaContable[]): (number | null)[] {
  const libres = new Map(contadosDe(lineas).map(({ id, quedan }) => [id, quedan]));
  return lineas.map((linea) => {
    const porUnidad = new Map<string, number>();
    for (const { id } of agotablesDe(linea)) porUnidad.set(id, (porUnidad.get(id) ?? 0) + 1);
    if (porUnidad.size === 0) return null;
    const caben = [...porUnidad].map(([id, veces]) => Math.floor((libres.get(id) ?? 0) / veces));
    const unidades = Math.max(0, Math.min(linea.cantidad, ...caben));
    for (const [id, veces] of porUnidad) libres.set(id, (libres.get(id) ?? 0) - unidades * veces);
    return unidades;
  });
}

function agotablesDe({ producto, menu }: LineaContable): { id: string; nombre: string; quedan: number }[] {
  return [producto, ...(menu?.platos ?? []).map((plato) => plato.producto)].flatMap(
    ({ id, nombre, quedan }) => (quedan === undefined ? [] : [{ id, nombre, quedan }]),
  );
}

/** Units of a product that this order holds in its mesa, whatever was cancelled of them since. */
export function unidadesPedidas(grupo: GrupoMesa, clave: string, productoId: string): number {
  return grupo.pedidos
    .filter((ticket) => ticket.clave === clave)
    .flatMap(({ lineas }) => lineas)
    .filter((linea) => linea.productoId === productoId)
    .reduce((suma, { cantidad, retiradas = [] }) => {
      return suma + cantidad + retiradas.reduce((todas, { unidades }) => todas + unidades, 0);
    }, 0);
}

/** Units that a cancellation leaves unmade; `ref` names that cancellation of that line, and no other. */
export interface Devuelta {
  ref: string;
  productoId: string;
  nombre: string;
  n: number;
}

/**
 * What a cancellation of this line, and of what went with it, gives back: units that nobody had begun. A menu
 * is begun when one of its dishes is.
 * @param clave of the cancellation; absent: that of the whole line.
 */
export function devueltasDe(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  clave: string | undefined,
): Devuelta[] {
  const linea = findLinea(grupo, ticketId, ref);
  if (!linea) return [];
  const lineas = grupo.pedidos.flatMap((cada) => cada.lineas);
  const { cancelada, retiradas = [] } = linea;
  const retirada = retiradas.find((cada) => clave !== undefined && cada.clave === clave);
  if (retirada) return isSinEmpezar(linea, lineas) ? [toDevuelta(linea, retirada)] : [];
  if (!cancelada || (clave !== undefined && cancelada.clave !== clave)) return [];
  return lineas
    .filter((cada) => cada.cancelada?.en.getTime() === cancelada.en.getTime())
    .filter((cada) => cada.cancelada?.clave === cancelada.clave && isSinEmpezar(cada, lineas))
    .map((cada) => toDevuelta(cada, { ...cancelada, unidades: cada.cantidad }));
}

function toDevuelta(
  { id, productoId, nombre }: LineaMesa,
  { clave, en, unidades }: { clave?: string | undefined; en: Date; unidades: number },
): Devuelta {
  return { ref: `${id}:${clave ?? en.getTime()}`, productoId, nombre, n: unidades };
}

function isSinEmpezar({ id, estado, esMenu }: LineaMesa, lineas: readonly LineaMesa[]): boolean {
  if (!esMenu) return estado === 'pendiente';
  return lineas.filter(({ deMenu }) => deMenu === id).every((plato) => plato.estado === 'pendiente');
}
