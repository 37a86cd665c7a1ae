import { normalizeTexto } from '@carta/contracts';
import type { Categoria, Producto } from '@carta/contracts';

export interface SeccionAdmin {
  ancla: string;
  nombre: string;
  categoria: Categoria | null;
  productos: Producto[];
}

export const SIN_CATEGORIA = 'categoria-sin';

/** The diner's carta has the same number. */
export const PRODUCTOS_PARA_BUSCAR = 25;

/** Includes empty categorías; last, products without one or whose categoría is gone. */
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

/** Returns the categoría in view, or the only one; else ''. */
export function categoriaNueva(secciones: readonly SeccionAdmin[], enVista: string | undefined): string {
  const [primera, ...resto] = secciones.flatMap(({ categoria }) => categoria ?? []);
  const vista = secciones.find(({ ancla }) => ancla === enVista)?.categoria;
  return vista?._id ?? (resto.length === 0 ? (primera?._id ?? '') : '');
}

/** Every word must match, whatever accents and case. */
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

export function cuentaProductos(cuantos: number): string {
  return cuantos === 1 ? '1 producto' : `${cuantos} productos`;
}
