import type { Categoria } from '@carta/contracts';

/** They are sorted; one without a numeric position gets its index. */
export function withPosiciones(categorias: readonly Categoria[]): Categoria[] {
  return [...categorias]
    .sort((a, b) => posicionOf(a) - posicionOf(b))
    .map((categoria, i) =>
      Number.isFinite(posicionOf(categoria)) ? categoria : { ...categoria, posicion: i },
    );
}

/** A server of another version may omit it. */
function posicionOf({ posicion }: { posicion?: unknown }): number {
  return typeof posicion === 'number' && Number.isFinite(posicion) ? posicion : Infinity;
}

/** Places outside the list change nothing. */
export function moveItem<T>(lista: readonly T[], desde: number, hasta: number): T[] {
  const movida = [...lista];
  if (!(desde in lista) || !(hasta in lista)) return movida;
  movida.splice(hasta, 0, ...movida.splice(desde, 1));
  return movida;
}

/** Those not in `ids` come last. */
export function inOrden(categorias: readonly Categoria[], ids: readonly string[]): Categoria[] {
  const indiceOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return [...categorias]
    .sort((a, b) => indiceOf(a._id) - indiceOf(b._id))
    .map((categoria, posicion) => ({ ...categoria, posicion }));
}
