import type { Categoria } from '@carta/contracts';

/** The list in its order; a categoría without a numeric position is given its index. */
export function withPosiciones(categorias: readonly Categoria[]): Categoria[] {
  return [...categorias]
    .sort((a, b) => lugarOf(a) - lugarOf(b))
    .map((categoria, i) => (Number.isFinite(lugarOf(categoria)) ? categoria : { ...categoria, posicion: i }));
}

/** A server of another version may have left a position out. */
function lugarOf({ posicion }: { posicion?: unknown }): number {
  return typeof posicion === 'number' && Number.isFinite(posicion) ? posicion : Infinity;
}

/** The same things with one of them in another place; places outside the list change nothing. */
export function moveItem<T>(lista: readonly T[], desde: number, hasta: number): T[] {
  const movida = [...lista];
  if (!(desde in lista) || !(hasta in lista)) return movida;
  movida.splice(hasta, 0, ...movida.splice(desde, 1));
  return movida;
}

/** The categorías as `ids` order them; those it does not name stay at the end. */
export function inOrden(categorias: readonly Categoria[], ids: readonly string[]): Categoria[] {
  const lugar = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...categorias]
    .sort((a, b) => lugar(a._id) - lugar(b._id))
    .map((categoria, posicion) => ({ ...categoria, posicion }));
}
