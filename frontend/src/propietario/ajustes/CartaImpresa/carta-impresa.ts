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

interface PlatoImpreso {
  id: string;
  nombre: string;
  descripcion: string;
  crudo: boolean;
  /** '9,50 €', 'Media 6,00 €', and where a zona differs 'Terraza 10,00 €'. */
  precios: string[];
  /** Numbers of the legend ('1, 3, 7'), the undeclared mark, or ''. */
  marcas: string;
}

export interface SeccionImpresa {
  id: string;
  nombre: string;
  platos: PlatoImpreso[];
}

export const SIN_DECLARAR = '*';

/** The order is that of the regulation's annex II. */
export const LEYENDA: readonly { numero: number; texto: string }[] = ALERGENOS.map((alergeno, i) => ({
  numero: i + 1,
  texto: ETIQUETA_ALERGENO[alergeno],
}));

/** This many letters take about three lines of a column. */
const DESCRIPCION_MAX = 130;

/** Includes what is sold out today: paper lasts longer. */
export function cartaImpresaOf(
  categorias: readonly Categoria[],
  productos: readonly Producto[],
  zonas: readonly Zona[] = [],
): SeccionImpresa[] {
  return seccionesOf(categorias, productos)
    .filter((seccion) => seccion.productos.length > 0)
    .map(({ ancla, categoria, productos: platos }) => ({
      id: ancla,
      // 'Sin categoría' is for the owner, not for guests
      nombre: categoria?.nombre ?? 'Otros',
      platos: platos.map((producto) => toPlato(producto, zonas)),
    }));
}

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

/** '9,50 €', and where a zona differs 'Terraza 10,00 €'. */
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

/** The text is cut after a whole word, with '…'. */
export function shorten(texto: string, maximo = DESCRIPCION_MAX): string {
  const limpio = texto.trim().replace(/\s+/g, ' ');
  if (limpio.length <= maximo) return limpio;
  const cabe = limpio.slice(0, maximo);
  const entero = cabe.slice(0, Math.max(cabe.lastIndexOf(' '), 0)) || cabe;
  return `${entero.replace(/[\s,;:.…-]+$/, '')}…`;
}
