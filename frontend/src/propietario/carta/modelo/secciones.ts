import { normalizeTexto } from '@carta/contracts';
import type { Categoria, Producto } from '@carta/contracts';

/** One stretch of the carta; `categoria` is null for what has none. */
export interface SeccionAdmin {
  ancla: string;
  nombre: string;
  categoria: Categoria | null;
  productos: Producto[];
}

/** The anchor of what has no categoría. */
export const SIN_CATEGORIA = 'categoria-sin';

/** From this many products on there is a search box (the diner's carta has it from the same number). */
export const PRODUCTOS_PARA_BUSCAR = 25;

/**
 * The carta as its owner sees it: every categoría, also those that are still empty, and at the end the
 * products that have none or whose categoría is gone.
 */
export function seccionesOf(
  categorias: readonly Categoria[],
  productos: readonly Producto[],
): SeccionAdmin[] {
  const secciones: SeccionAdmin[] = categorias.map((categoria) => ({
    ancla: `categoria-${categoria._id}`,
    nombre: categoria.nombre,
    categoria,
    productos: productos.filter((producto) => producto.categoria === categoria._id),
  }));
  const conocidas = new Set(categorias.map(({ _id }) => _id));
  const sueltos = productos.filter(({ categoria }) => categoria === null || !conocidas.has(categoria));
  if (sueltos.length > 0) {
    secciones.push({ ancla: SIN_CATEGORIA, nombre: 'Sin categoría', categoria: null, productos: sueltos });
  }
  return secciones;
}

/** Where a new product most likely goes: the categoría in view, or the only one; an empty text where there is neither. */
export function categoriaNueva(secciones: readonly SeccionAdmin[], enVista: string | undefined): string {
  const [primera, ...resto] = secciones.flatMap(({ categoria }) => categoria ?? []);
  const vista = secciones.find(({ ancla }) => ancla === enVista)?.categoria;
  return vista?._id ?? (resto.length === 0 ? (primera?._id ?? '') : '');
}

/** Only the products that match every word, whatever their accents and case; nothing typed, everything. */
export function searchProductos(secciones: readonly SeccionAdmin[], busqueda: string): SeccionAdmin[] {
  const palabras = normalizeTexto(busqueda).split(/\s+/).filter(Boolean);
  if (palabras.length === 0) return [...secciones];
  return secciones
    .map((seccion) => ({
      ...seccion,
      productos: seccion.productos.filter(({ nombre, descripcion, ingredientes }) => {
        const texto = normalizeTexto([nombre, descripcion, seccion.nombre, ...ingredientes].join(' '));
        return palabras.every((palabra) => texto.includes(palabra));
      }),
    }))
    .filter(({ productos }) => productos.length > 0);
}

/** '1 producto', '7 productos'. */
export function cuentaProductos(cuantos: number): string {
  return cuantos === 1 ? '1 producto' : `${cuantos} productos`;
}
