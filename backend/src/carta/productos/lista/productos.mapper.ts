import { centimos, destinoDeLinea, fromEuros, precioEnZona, toElegible, toEuros } from '@carta/contracts';
import type {
  CasaConCocina,
  Categoria,
  Formato,
  Opcion,
  PorPesoRequest,
  Producto,
  ProductoVendible,
} from '@carta/contracts';
import { revOf } from '../../../plataforma/base-datos/revision';
import { toVenta } from '../../agotado';
import type { Agotable } from '../../agotado';
import { destinoOf } from '../../destino';
import { toMenu, toPlatosVendibles } from '../../menus/menu.mapper';
import type { PlatosDeCarta } from '../../menus/menu.mapper';
import type { FormatoDoc, ProductoDoc } from './producto.schema';

export function agotablesOf(doc: ProductoDoc): Agotable[] {
  return [doc, ...(doc.formatos ?? []), ...(doc.menu?.platos ?? [])];
}

/** To the order of this key there is left what it has set aside already. */
export function withApartado(doc: ProductoDoc, clave: string | undefined): ProductoDoc {
  const suyo = doc.apartados?.find((apartado) => apartado.clave === clave);
  return suyo && doc.quedan !== undefined ? { ...doc, quedan: doc.quedan + suyo.n } : doc;
}

/** A list that is not empty counts as declared. */
function toDeclarado({ alergenos, alergenosDeclarados = false }: ProductoDoc) {
  return { alergenos, alergenosDeclarados: alergenosDeclarados || alergenos.length > 0 };
}

function toPrecio({
  precio,
  precios = {},
}: Pick<FormatoDoc, 'precio' | 'precios'>): Pick<Formato, 'precio' | 'precios'> {
  const porZona = Object.entries(precios).map(
    ([zona, importe]) => [zona, toEuros(centimos(importe))] as const,
  );
  return {
    precio: toEuros(centimos(precio)),
    ...(porZona.length > 0 ? { precios: Object.fromEntries(porZona) } : {}),
  };
}

/**
 * A product with formatos costs what the first one does.
 * @param platos what menus may offer of the carta.
 */
export function toProducto(doc: ProductoDoc, ahora: Date, platos: PlatosDeCarta = new Map()): Producto {
  const { imagen, formatos = [], opciones = [], cuenta = [] } = doc;
  const { disponible, agotadoHasta } = toVenta(doc, ahora);
  const { precio, precios } = toPrecio(formatos[0] ?? doc);
  return {
    _id: doc._id.toHexString(),
    nombre: doc.nombre,
    descripcion: doc.descripcion,
    precio,
    categoria: doc.categoria?.toHexString() ?? null,
    imagen: imagen && `/uploads/${imagen.nombre}`,
    imagenPrevia: imagen && { ancho: imagen.ancho, alto: imagen.alto, color: imagen.color },
    ingredientes: doc.ingredientes,
    ...toDeclarado(doc),
    disponible,
    estado: disponible ? 'disponible' : 'agotado',
    ...(agotadoHasta ? { agotadoHasta } : {}),
    ...(doc.crudo ? { crudo: true } : {}),
    ...(precios ? { precios } : {}),
    ...(doc.porPeso ? { porPeso: toPorPeso(doc.porPeso) } : {}),
    ...(formatos.length > 0 ? { formatos: formatos.map((formato) => toFormato(formato, ahora)) } : {}),
    ...(opciones.length > 0 ? { opciones: opciones.map((id) => id.toHexString()) } : {}),
    ...(cuenta.length > 0 ? { cuenta: cuenta.map(({ nombre, n }) => ({ nombre, n })) } : {}),
    ...(doc.quedan === undefined ? {} : { quedan: doc.quedan }),
    ...(doc.menu ? { menu: toMenu(doc.menu, ahora, platos) } : {}),
    ...destinoOf(doc),
    rev: revOf(doc),
  };
}

const toPorPeso = ({ unidad, gramosEstimados }: PorPesoRequest): PorPesoRequest => ({
  unidad,
  gramosEstimados,
});

function toFormato(doc: FormatoDoc, ahora: Date): Formato {
  const { _id, nombre, alergenos = [] } = doc;
  return {
    _id: _id.toHexString(),
    nombre,
    ...toPrecio(doc),
    ...toVenta(doc, ahora),
    ...(alergenos.length > 0 ? { alergenos } : {}),
  };
}

/** Where something is sold. */
export interface Lugar {
  /** Null is the Sala. */
  zona: string | null;
  casa: CasaConCocina;
}

/** A product without a categoría is comida. */
export function toVendible(
  producto: Producto,
  opciones: readonly Opcion[],
  categoria: Categoria | undefined,
  { zona, casa }: Lugar,
  platos: PlatosDeCarta = new Map(),
): ProductoVendible {
  const { nombre, menu, cuenta, quedan, porPeso } = producto;
  return {
    id: producto._id,
    tipo: categoria?.tipo ?? 'comida',
    ...(categoria?.horas ? { servida: { nombre: categoria.nombre, horas: categoria.horas } } : {}),
    ...(menu ? { platos: toPlatosVendibles(menu, platos, casa) } : {}),
    ...(menu?.horas ? { propias: { nombre, horas: menu.horas } } : {}),
    ...destinoDeLinea(producto, categoria, casa),
    ...(cuenta ? { cuenta } : {}),
    ...(porPeso ? { porPeso: { ...porPeso, precio: fromEuros(precioEnZona(producto, zona)) } } : {}),
    ...(quedan === undefined ? {} : { quedan }),
    ...toElegible(producto, opciones, zona),
  };
}
