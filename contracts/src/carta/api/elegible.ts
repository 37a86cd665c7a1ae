import type { Elegible } from '../dominio/eleccion';
import { singularOf } from '../dominio/singular';
import { declaradoPropio } from './menu';
import { fromEuros, toEuros } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';
import { precioPorPeso } from '../dominio/peso';
import type { MenuProducto, Producto } from './carta';
import type { Opcion } from './opciones';

/** Returns a price in euros in one zona (null: the Sala); a zona without its own charges the usual one. */
export function precioEnZona(
  { precio, precios }: { precio: number; precios?: Readonly<Record<string, number>> },
  zona: string | null,
): number {
  return (zona === null ? undefined : precios?.[zona]) ?? precio;
}

/** Of a piece that is weighed it is an estimate. */
function precioDeUnidad(producto: Producto, zona: string | null): Centimos {
  const precio = fromEuros(precioEnZona(producto, zona));
  const { porPeso } = producto;
  return porPeso ? precioPorPeso(precio, porPeso.unidad, porPeso.gramosEstimados) : precio;
}

/** As a cart has it without choices, with the price of a piece in euros. */
export function productoDeCarrito({
  _id,
  nombre,
  precio,
  porPeso,
}: Pick<Producto, '_id' | 'nombre' | 'precio' | 'porPeso'>): Pick<Producto, '_id' | 'nombre' | 'precio'> & {
  aPesar?: true;
} {
  if (!porPeso) return { _id, nombre, precio };
  const { unidad, gramosEstimados } = porPeso;
  const estimado = toEuros(precioPorPeso(fromEuros(precio), unidad, gramosEstimados));
  return { _id, nombre, precio: estimado, aPesar: true };
}

/**
 * Prices a product's choices in one zona. Both sides call it, so what is shown is what is charged; an opción
 * that the carta no longer has is not asked for. A menu asks for a dish of each pase, as one more opción; what
 * it contains besides them is the product's own.
 */
export function toElegible(
  producto: Producto,
  opciones: readonly Opcion[],
  zona: string | null = null,
): Elegible {
  const { nombre, disponible, formatos = [], menu } = producto;
  return {
    nombre,
    ...declaradoPropio(producto),
    disponible,
    precio: precioDeUnidad(producto, zona),
    formatos: formatos.map((formato) => ({
      id: formato._id,
      nombre: formato.nombre,
      precio: fromEuros(precioEnZona(formato, zona)),
      disponible: formato.disponible,
      alergenos: formato.alergenos ?? [],
    })),
    opciones: [
      ...(menu ? pasesElegibles(menu) : []),
      ...(producto.opciones ?? []).flatMap((id) => {
        const opcion = opciones.find(({ _id }) => _id === id);
        return opcion ? [toOpcionElegible(opcion)] : [];
      }),
    ],
  };
}

/** 'Primeros' asks for 'Primero'. */
function pasesElegibles({ pases }: MenuProducto): Elegible['opciones'] {
  return pases.map(({ nombre, platos }) =>
    toOpcionElegible({
      nombre: singularOf(nombre),
      min: 1,
      max: 1,
      valores: platos.map(({ suplemento = 0, ...plato }) => ({ ...plato, suplemento })),
    }),
  );
}

function toOpcionElegible({ nombre, min, max, valores }: Omit<Opcion, '_id'>): Elegible['opciones'][number] {
  return {
    nombre,
    min,
    max,
    valores: valores.map(({ _id, suplemento, ...valor }) => ({
      ...valor,
      id: _id,
      suplemento: fromEuros(suplemento),
    })),
  };
}
