import { hasEleccion, isPorElegir, normalizeTexto, toElegible } from '@carta/contracts/comensal';
import type { Alergeno, Carta, Opcion, Producto, TipoPedido, Tramo } from '@carta/contracts';
import { palabrasDe, pasoDe } from '../../shared/lib/coincidencia';

/** One stretch of the carta under its own heading; `ancla` is its id in the page. */
export interface Seccion {
  ancla: string;
  nombre: string;
  tipo: TipoPedido;
  /** When it is served; absent: always. */
  horas?: readonly Tramo[] | undefined;
  productos: readonly Producto[];
}

/** From this many products on there is a search box. */
export const PRODUCTOS_PARA_BUSCAR = 25;
/** From this many categorías on there is a list of them all. */
export const CATEGORIAS_PARA_INDICE = 5;

/**
 * The carta in reading order: categorías by position, then what has none; empty ones left out. A dish of which
 * nothing can be chosen now, although nobody has said so of the dish, is sold out too.
 */
export function seccionesOf({ categorias, sinCategoria, opciones = [] }: Carta): Seccion[] {
  const ordenadas = [...categorias].sort((a, b) => a.posicion - b.posicion);
  const secciones: Seccion[] = ordenadas.map(({ _id, nombre, tipo, horas, productos }) => ({
    ancla: `categoria-${_id}`,
    nombre,
    tipo,
    horas,
    productos: productos.map((producto) => withAgotado(producto, opciones)),
  }));
  secciones.push({
    ancla: 'categoria-sin',
    nombre: 'Sin categoría',
    tipo: 'comida',
    productos: sinCategoria.map((producto) => withAgotado(producto, opciones)),
  });
  return secciones.filter(({ productos }) => productos.length > 0);
}

function withAgotado(producto: Producto, opciones: readonly Opcion[]): Producto {
  if (!isPorElegir(producto) || hasEleccion(toElegible(producto, opciones))) return producto;
  return { ...producto, disponible: false };
}

export function productosOf(secciones: readonly Seccion[]): Producto[] {
  return secciones.flatMap(({ productos }) => productos);
}

/**
 * The sections with only the products that match every word, whatever their accents and case. The best come
 * first: those whose name says the words whole, then those whose name begins so, then what only contains them.
 */
export function searchSecciones(secciones: readonly Seccion[], busqueda: string): Seccion[] {
  const palabras = palabrasDe(busqueda);
  if (palabras.length === 0) return [...secciones];
  return secciones
    .flatMap((seccion) => {
      const hallados = seccion.productos
        .map((producto) => ({ producto, distancia: distanciaOf(producto, seccion, palabras) }))
        .filter(({ distancia }) => distancia < Infinity)
        .sort((uno, otro) => uno.distancia - otro.distancia);
      const [mejor] = hallados;
      if (mejor === undefined) return [];
      const productos = hallados.map(({ producto }) => producto);
      return [{ seccion: { ...seccion, productos }, distancia: mejor.distancia }];
    })
    .sort((una, otra) => una.distancia - otra.distancia)
    .map(({ seccion }) => seccion);
}

/** How far a product is from what is looked for: 0 when its name says every word whole; Infinity without one. */
function distanciaOf(producto: Producto, seccion: Seccion, palabras: readonly string[]): number {
  const { nombre, descripcion, ingredientes } = producto;
  const enNombre = normalizeTexto(nombre);
  const enResto = normalizeTexto([descripcion, ...ingredientes, seccion.nombre].join(' '));
  return Math.max(
    ...palabras.map((palabra) => Math.min(pasoDe(enNombre, palabra), 3 + pasoDe(enResto, palabra))),
  );
}

/**
 * The allergens worth avoiding in this carta, in the order of the Regulation: those that some product, or
 * something to be chosen of one, declares, and all of them while one declares nothing.
 */
export function alergenosOf(
  productos: readonly Producto[],
  opciones: readonly Opcion[],
  todos: readonly Alergeno[],
): Alergeno[] {
  const declarados = [...productos, ...opciones.flatMap(({ valores }) => valores)];
  if (declarados.some(({ alergenosDeclarados }) => !alergenosDeclarados)) return [...todos];
  const formatos = productos.flatMap((producto) => producto.formatos ?? []);
  const presentes = new Set([...declarados, ...formatos].flatMap(({ alergenos = [] }) => alergenos));
  return todos.filter((alergeno) => presentes.has(alergeno));
}
