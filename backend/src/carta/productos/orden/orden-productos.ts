import type { Producto, SeccionOrden } from '@carta/contracts';

/** A product is unknown, or would leave every categoría, or the carta has changed since. */
export type FalloOrden = 'ajeno' | 'sin-categoria' | 'cambiado' | null;

export function checkOrden(secciones: readonly SeccionOrden[], actuales: readonly Producto[]): FalloOrden {
  const ahora = new Map(actuales.map(({ _id, categoria }) => [_id, categoria]));
  const nombradas = new Set(secciones.map(({ categoria }) => categoria));
  const ids = secciones.flatMap(({ productos }) => productos);
  if (ids.some((id) => !ahora.has(id))) return 'ajeno';
  const sueltos = secciones.find(({ categoria }) => categoria === null)?.productos ?? [];
  if (sueltos.some((id) => ahora.get(id) !== null)) return 'sin-categoria';
  const enEllas = actuales.filter(({ categoria }) => nombradas.has(categoria));
  const nombrados = new Set(ids);
  const isEntero = enEllas.length === ids.length && enEllas.every(({ _id }) => nombrados.has(_id));
  return isEntero ? null : 'cambiado';
}
