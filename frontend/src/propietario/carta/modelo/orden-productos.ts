import type { Producto, SeccionOrden } from '@carta/contracts';
import { moveItem } from './categorias';
import { SIN_CATEGORIA, cuentaProductos } from './secciones';
import type { SeccionAdmin } from './secciones';

/** A row is a categoría's title, which its products follow, or a product. */
export type FilaOrden =
  | { _id: string; nombre: string; detalle: string; producto: null }
  | { _id: string; nombre: string; producto: Producto };

/** `_id` and categoría; its place is its index. */
export type ProductoColocado = Pick<Producto, '_id' | 'categoria'>;

export function filasOf(secciones: readonly SeccionAdmin[]): FilaOrden[] {
  return secciones.flatMap(({ ancla, nombre, productos }) => [
    { _id: ancla, nombre, detalle: cuentaProductos(productos.length), producto: null },
    ...productos.map((producto) => ({ _id: producto._id, nombre: producto.nombre, producto })),
  ]);
}

/**
 * Past a title a product changes categoría. Nothing goes above the first title, and no product loses its
 * categoría.
 */
export function moveProducto(ids: readonly string[], desde: number, hasta: number): string[] {
  if (hasta < 0 || hasta >= ids.length) return [...ids];
  return moveItem(ids, desde, Math.min(Math.max(hasta, 1), lastPlace(ids, desde)));
}

export function lastPlace(ids: readonly string[], desde: number): number {
  const sinCategoria = ids.indexOf(SIN_CATEGORIA);
  return sinCategoria > desde ? sinCategoria - 1 : ids.length - 1;
}

/** 'Tapas, posición 2 de 5'. */
export function namePosicion(secciones: readonly SeccionAdmin[], ids: readonly string[], id: string): string {
  const colocados = toColocados(secciones, ids);
  const categoria = colocados.find(({ _id }) => _id === id)?.categoria ?? null;
  const enElla = colocados.filter((colocado) => colocado.categoria === categoria);
  const seccion = secciones.find((candidata) => (candidata.categoria?._id ?? null) === categoria);
  const posicion = enElla.findIndex(({ _id }) => _id === id) + 1;
  return `${seccion?.nombre ?? ''}, posición ${posicion} de ${enElla.length}`;
}

export function toColocados(secciones: readonly SeccionAdmin[], ids: readonly string[]): ProductoColocado[] {
  const titulos = new Map(secciones.map(({ ancla, categoria }) => [ancla, categoria?._id ?? null]));
  let actual: string | null = null;
  return ids.flatMap((_id) => {
    const titulo = titulos.get(_id);
    if (titulo === undefined) return { _id, categoria: actual };
    actual = titulo;
    return [];
  });
}

/** Those not named come last, in their own categoría. */
export function placeProductos(
  productos: readonly Producto[],
  colocados: readonly ProductoColocado[],
): Producto[] {
  const porId = new Map(productos.map((producto) => [producto._id, producto]));
  const nombrados = new Set(colocados.map(({ _id }) => _id));
  const puestos = colocados.flatMap(({ _id, categoria }) => {
    const producto = porId.get(_id);
    return producto ? { ...producto, categoria } : [];
  });
  return [...puestos, ...productos.filter(({ _id }) => !nombrados.has(_id))];
}

/** Each changed sección is sent whole, with all its products. */
export function changedSecciones(
  antes: readonly ProductoColocado[],
  ahora: readonly ProductoColocado[],
): SeccionOrden[] {
  const [viejas, nuevas] = [byCategoria(antes), byCategoria(ahora)];
  return [...new Set([...viejas.keys(), ...nuevas.keys()])]
    .map((categoria) => ({ categoria, productos: nuevas.get(categoria) ?? [] }))
    .filter(({ categoria, productos }) => productos.join() !== (viejas.get(categoria) ?? []).join());
}

function byCategoria(colocados: readonly ProductoColocado[]): Map<string | null, string[]> {
  const porCategoria = new Map<string | null, string[]>();
  for (const { _id, categoria } of colocados) {
    porCategoria.set(categoria, [...(porCategoria.get(categoria) ?? []), _id]);
  }
  return porCategoria;
}
