import {
  ALERGENOS,
  ETIQUETA_ALERGENO,
  declaracionOf,
  formatEuros,
  ordenados,
  preciosPorZona,
} from '@carta/contracts';
import type { Categoria, Producto, Zona } from '@carta/contracts';
import { seccionesOf } from '../../carta/modelo/secciones';

/** A dish as paper says it. */
interface PlatoImpreso {
  id: string;
  nombre: string;
  descripcion: string;
  crudo: boolean;
  /** '9,50 €'; each size with its own: 'Media 6,00 €'; and in the zonas where it is another: 'Terraza 10,00 €'. */
  precios: string[];
  /** The numbers of the legend, '1, 3, 7'; the mark of what is undeclared; empty for what has none. */
  marcas: string;
}

/** A stretch of the printed carta: never an empty one. */
export interface SeccionImpresa {
  id: string;
  nombre: string;
  platos: PlatoImpreso[];
}

/** The mark of a dish of which nobody has said what it contains. */
export const SIN_DECLARAR = '*';

/** Each allergen with its number, in the order of the regulation's annex II. */
export const LEYENDA: readonly { numero: number; texto: string }[] = ALERGENOS.map((alergeno, i) => ({
  numero: i + 1,
  texto: ETIQUETA_ALERGENO[alergeno],
}));

/** About three lines of a column. */
const DESCRIPCION_MAX = 130;

/** The carta as it goes on paper: what is sold out today too, for paper lasts longer than a day. */
export function cartaImpresaOf(
  categorias: readonly Categoria[],
  productos: readonly Producto[],
  zonas: readonly Zona[] = [],
): SeccionImpresa[] {
  return seccionesOf(categorias, productos)
    .filter((seccion) => seccion.productos.length > 0)
    .map(({ ancla, categoria, productos: platos }) => ({
      id: ancla,
      // 'Sin categoría' is a word for its owner, not for a guest
      nombre: categoria?.nombre ?? 'Otros',
      platos: platos.map((producto) => toPlato(producto, zonas)),
    }));
}

/** Whether the legend must say what its mark means. */
export function hasSinDeclarar(secciones: readonly SeccionImpresa[]): boolean {
  return secciones.some(({ platos }) => platos.some(({ marcas }) => marcas === SIN_DECLARAR));
}

function toPlato(producto: Producto, zonas: readonly Zona[]): PlatoImpreso {
  return {
    id: producto._id,
    nombre: producto.nombre,
    descripcion: shorten(producto.descripcion),
    crudo: producto.crudo ?? false,
    precios: preciosOf(producto, zonas),
    marcas: marcasOf(producto),
  };
}

function preciosOf(producto: Producto, zonas: readonly Zona[]): string[] {
  const { formatos = [] } = producto;
  if (formatos.length === 0) return textosOf(producto, '', zonas);
  return formatos.flatMap((formato) => textosOf(formato, `${formato.nombre} `, zonas));
}

/** '9,50 €', and where it costs something else, 'Terraza 10,00 €'. */
function textosOf(
  de: Pick<Producto, 'precio' | 'precios'>,
  nombre: string,
  zonas: readonly Zona[],
): string[] {
  return preciosPorZona(de, zonas).map(
    ({ zona, precio }) => `${nombre}${zona === null ? '' : `${zona} `}${formatEuros(precio)}`,
  );
}

function marcasOf(producto: Producto): string {
  if (declaracionOf(producto) === 'sin_declarar') return SIN_DECLARAR;
  const { alergenos, formatos = [] } = producto;
  return ordenados([...alergenos, ...formatos.flatMap((formato) => formato.alergenos ?? [])])
    .map((alergeno) => ALERGENOS.indexOf(alergeno) + 1)
    .join(', ');
}

/** A text that a column can bear: cut after a whole word, and saying so. */
export function shorten(texto: string, maximo = DESCRIPCION_MAX): string {
  const limpio = texto.trim().replace(/\s+/g, ' ');
  if (limpio.length <= maximo) return limpio;
  const cabe = limpio.slice(0, maximo);
  const entero = cabe.slice(0, Math.max(cabe.lastIndexOf(' '), 0)) || cabe;
  return `${entero.replace(/[\s,;:.…-]+$/, '')}…`;
}
