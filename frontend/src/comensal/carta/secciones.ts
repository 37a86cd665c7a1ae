import {
  declaradosDe,
  hasEleccion,
  isPorElegir,
  normalizeTexto,
  ordenados,
  toElegible,
} from '@carta/contracts/comensal';
import type {
  Alergeno,
  Carta,
  ConOriginal,
  Lengua,
  Opcion,
  Producto,
  TipoPedido,
  Tramo,
} from '@carta/contracts';
import { langDe } from './traducciones';
import { t } from '../../shared/lengua/lengua';
import { palabrasDe, pasoDe } from '../../shared/lib/coincidencia';

/** `ancla` is its id in the page. */
export interface Seccion extends ConOriginal {
  ancla: string;
  nombre: string;
  /** Of a name that is not in the page's language. */
  lang?: Lengua | undefined;
  tipo: TipoPedido;
  horas?: readonly Tramo[] | undefined;
  productos: readonly Producto[];
}

/** Products from which on there is a search box. */
export const PRODUCTOS_PARA_BUSCAR = 25;
/** Categorías from which on there is a list of all. */
export const CATEGORIAS_PARA_INDICE = 5;

/**
 * By position, then what has no categoría; empty ones are left out, and menus come first in theirs. A dish
 * without any available choice counts as sold out.
 */
export function seccionesOf({ categorias, sinCategoria, opciones = [] }: Carta): Seccion[] {
  const ordenadas = [...categorias].sort((a, b) => a.posicion - b.posicion);
  const secciones: Seccion[] = ordenadas.map(({ _id, nombre, original, tipo, horas, productos }) => ({
    ancla: `categoria-${_id}`,
    nombre,
    ...(original === undefined ? {} : { original }),
    lang: langDe(nombre),
    tipo,
    horas,
    productos: platosOf(productos, opciones),
  }));
  secciones.push({
    ancla: 'categoria-sin',
    nombre: t('Sin categoría'),
    tipo: 'comida',
    productos: platosOf(sinCategoria, opciones),
  });
  return secciones.filter(({ productos }) => productos.length > 0);
}

function platosOf(productos: readonly Producto[], opciones: readonly Opcion[]): Producto[] {
  const isMenu = ({ menu }: Producto) => Number(menu !== undefined);
  return productos.map((producto) => withAgotado(producto, opciones)).sort((a, b) => isMenu(b) - isMenu(a));
}

function withAgotado(producto: Producto, opciones: readonly Opcion[]): Producto {
  if (!isPorElegir(producto) || hasEleccion(toElegible(producto, opciones))) return producto;
  return { ...producto, disponible: false };
}

export function productosOf(secciones: readonly Seccion[]): Producto[] {
  return secciones.flatMap(({ productos }) => productos);
}

/**
 * Products that match every word, whatever accents and case; whole words in the name first, then beginnings,
 * then the rest.
 */
export function searchSecciones(secciones: readonly Seccion[], busqueda: string): Seccion[] {
  const palabras = palabrasDe(busqueda);
  if (palabras.length === 0) return [...secciones];
  return secciones
    .flatMap((seccion) => {
      const hallados = seccion.productos
        .map((producto) => ({ producto, distancia: distanciaOf(producto, seccion, palabras) }))
        .filter(({ distancia }) => distancia < Infinity)
        .sort((a, b) => a.distancia - b.distancia);
      const [mejor] = hallados;
      if (mejor === undefined) return [];
      const productos = hallados.map(({ producto }) => producto);
      return [{ seccion: { ...seccion, productos }, distancia: mejor.distancia }];
    })
    .sort((a, b) => a.distancia - b.distancia)
    .map(({ seccion }) => seccion);
}

/** 0 when the name has every word whole; Infinity when one is missing. */
function distanciaOf(producto: Producto, seccion: Seccion, palabras: readonly string[]): number {
  const { nombre, descripcion, ingredientes, menu } = producto;
  const platos = menu ? menu.pases.flatMap((pase) => pase.platos.map((plato) => plato.nombre)) : [];
  const enNombre = normalizeTexto(nombre);
  const enResto = normalizeTexto([descripcion, ...ingredientes, ...platos, seccion.nombre].join(' '));
  return Math.max(
    ...palabras.map((palabra) => Math.min(pasoDe(enNombre, palabra), 3 + pasoDe(enResto, palabra))),
  );
}

/** Returns in the Regulation's order those that any product or choice declares. */
export function alergenosOf(productos: readonly Producto[], opciones: readonly Opcion[]): Alergeno[] {
  const formatos = productos.flatMap((producto) => producto.formatos ?? []);
  const valores = opciones.flatMap((opcion) => opcion.valores);
  const partes: { alergenos?: readonly Alergeno[] }[] = [
    ...productos.flatMap(declaradosDe),
    ...formatos,
    ...valores,
  ];
  return ordenados(partes.flatMap(({ alergenos = [] }) => alergenos));
}
