import { normalizeTexto } from '@carta/contracts/comensal';
import type { Alergeno, Carta, Producto, TipoPedido } from '@carta/contracts';

/** One stretch of the carta under its own heading; `ancla` is its id in the page. */
export interface Seccion {
  ancla: string;
  nombre: string;
  tipo: TipoPedido;
  productos: readonly Producto[];
}

/** From this many products on there is a search box. */
export const PRODUCTOS_PARA_BUSCAR = 25;

/** The carta in reading order: categorías by position, then what has none; empty ones left out. */
export function seccionesOf({ categorias, sinCategoria }: Carta): Seccion[] {
  const ordenadas = [...categorias].sort((a, b) => a.posicion - b.posicion);
  const secciones: Seccion[] = ordenadas.map(({ _id, nombre, tipo, productos }) => ({
    ancla: `categoria-${_id}`,
    nombre,
    tipo,
    productos,
  }));
  secciones.push({
    ancla: 'categoria-sin',
    nombre: 'Sin categoría',
    tipo: 'comida',
    productos: sinCategoria,
  });
  return secciones.filter(({ productos }) => productos.length > 0);
}

export function productosOf(secciones: readonly Seccion[]): Producto[] {
  return secciones.flatMap(({ productos }) => productos);
}

/** The sections with only the products that match every word, whatever their accents and case. */
export function searchSecciones(secciones: readonly Seccion[], busqueda: string): Seccion[] {
  const palabras = normalizeTexto(busqueda).split(/\s+/).filter(Boolean);
  if (palabras.length === 0) return [...secciones];
  return secciones
    .map((seccion) => ({
      ...seccion,
      productos: seccion.productos.filter((producto) => {
        const texto = textoOf(producto, seccion);
        return palabras.every((palabra) => texto.includes(palabra));
      }),
    }))
    .filter(({ productos }) => productos.length > 0);
}

function textoOf({ nombre, descripcion, ingredientes }: Producto, seccion: Seccion): string {
  return normalizeTexto([nombre, descripcion, seccion.nombre, ...ingredientes].join(' '));
}

/**
 * The allergens worth avoiding in this carta, in the order of the Regulation: those that some product
 * declares, and all of them while one declares nothing.
 */
export function alergenosOf(productos: readonly Producto[], todos: readonly Alergeno[]): Alergeno[] {
  if (productos.some((producto) => !producto.alergenosDeclarados)) return [...todos];
  const presentes = new Set(productos.flatMap(({ alergenos }) => alergenos));
  return todos.filter((alergeno) => presentes.has(alergeno));
}
