import {
  ALERGENOS,
  ETIQUETA_ALERGENO,
  declaracionOf,
  declaradoPropio,
  formatEuros,
  textoPrecioPeso,
  ordenados,
  preciosPorZona,
  textoHoras,
  textoIncluye,
} from '@carta/contracts';
import type { Alergeno, Categoria, Declarado, MenuProducto, Producto, Zona } from '@carta/contracts';
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
  menu?: MenuImpreso;
}

/** All of it is on paper, since the law has it so. */
export interface MenuImpreso {
  incluye: string | null;
  horas: string | null;
  pases: { nombre: string; platos: PlatoDeMenu[] }[];
}

/** `suplemento` is '+3,00 €', or ''. */
interface PlatoDeMenu {
  id: string;
  nombre: string;
  suplemento: string;
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
      platos: menusFirst(platos).map((producto) => toPlato(producto, zonas)),
    }));
}

/** A menu alone, without what is sold out today: its paper is of one day. */
export function menuImpresoOf(producto: Producto & { menu: MenuProducto }, zonas: readonly Zona[] = []) {
  const { menu } = producto;
  const pases = menu.pases
    .map((pase) => ({ ...pase, platos: pase.platos.filter(({ disponible }) => disponible) }))
    .filter(({ platos }) => platos.length > 0);
  const plato = { ...toPlato(producto, zonas), menu: toMenu({ ...menu, pases }) };
  return {
    ...plato,
    agotados: menu.pases.flatMap(({ platos }) => platos).filter(({ disponible }) => !disponible),
  };
}

export type MenuSuelto = ReturnType<typeof menuImpresoOf>;

export function hasSinDeclarar(secciones: readonly SeccionImpresa[]): boolean {
  return secciones
    .flatMap(({ platos }) => platos)
    .flatMap(({ marcas, menu }) => [
      marcas,
      ...(menu?.pases ?? []).flatMap(({ platos }) => platos.map((plato) => plato.marcas)),
    ])
    .includes(SIN_DECLARAR);
}

function toPlato(producto: Producto, zonas: readonly Zona[]): PlatoImpreso {
  return {
    id: producto._id,
    nombre: producto.nombre,
    descripcion: shorten(producto.descripcion),
    crudo: producto.crudo ?? false,
    precios: preciosOf(producto, zonas),
    marcas: marcasOf(producto),
    ...(producto.menu ? { menu: toMenu(producto.menu) } : {}),
  };
}

/** As on the diner's carta. */
function menusFirst(productos: readonly Producto[]): Producto[] {
  return [...productos].sort((a, b) => Number(b.menu !== undefined) - Number(a.menu !== undefined));
}

function toMenu({ pases, horas, ...menu }: MenuProducto): MenuImpreso {
  return {
    incluye: textoIncluye(menu),
    horas: horas ? textoHoras(horas) : null,
    pases: pases.map(({ nombre, platos }) => ({
      nombre,
      platos: platos.map(({ _id, suplemento = 0, ...plato }) => ({
        id: _id,
        nombre: plato.nombre,
        suplemento: suplemento > 0 ? `+${formatEuros(suplemento)}` : '',
        marcas: marcasDe(plato),
      })),
    })),
  };
}

function preciosOf(producto: Producto, zonas: readonly Zona[]): string[] {
  const { formatos = [] } = producto;
  if (formatos.length === 0) return textosOf(producto, '', zonas);
  return formatos.flatMap((formato) => textosOf(formato, `${formato.nombre} `, zonas));
}

/** '9,50 €', and where a zona differs 'Terraza 10,00 €'. */
function textosOf(
  de: Pick<Producto, 'precio' | 'precios' | 'porPeso'>,
  nombre: string,
  zonas: readonly Zona[],
): string[] {
  return preciosPorZona(de, zonas).map(
    ({ zona, precio }) =>
      `${nombre}${zona === null ? '' : `${zona} `}${textoPrecioPeso(formatEuros(precio), de.porPeso)}`,
  );
}

function marcasOf(producto: Producto): string {
  const deFormatos = (producto.formatos ?? []).flatMap((formato) => formato.alergenos ?? []);
  return marcasDe(declaradoPropio(producto), deFormatos);
}

function marcasDe(declarado: Declarado, ademas: readonly Alergeno[] = []): string {
  if (declaracionOf(declarado) === 'sin_declarar') return SIN_DECLARAR;
  return ordenados([...declarado.alergenos, ...ademas])
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
