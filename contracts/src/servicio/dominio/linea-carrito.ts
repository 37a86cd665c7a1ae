import { toEuros } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';
import { claveOf } from '../../carta/dominio/eleccion';
import type { Elegible, Seleccion } from '../../carta/dominio/eleccion';

/** A line of a cart: a product as it is asked for, and what makes two lines the same (docs/reglas.md#the-cart). */

/** What the cart needs to know of a product; `precio` of a unit as it is chosen, in euros. */
export interface ProductoCarrito {
  _id: string;
  nombre: string;
  precio: number;
}

/** What was chosen of a product, by the names it is shown with; `suplemento` in euros. Absent: nothing was. */
export interface Elegido {
  formato?: { _id: string; nombre: string };
  /** Each value with the name of its opción; never empty. */
  opciones?: readonly OpcionCarrito[];
}

export interface OpcionCarrito {
  _id: string;
  nombre: string;
  valor: string;
  suplemento: number;
}

/** All that may be asked of a product. */
export interface Encargo extends Elegido {
  /** What the kitchen is asked for this line alone; trimmed, never empty. */
  notas?: string;
}

export interface ItemCarrito extends Encargo {
  producto: ProductoCarrito;
  cantidad: number;
  subtotal: Centimos;
  /** It cannot be ordered now: it costs nothing, and stays until whoever orders takes it out. */
  agotado?: true;
  /** Its product asks something else by now: it cannot be ordered until it is chosen again. */
  porElegir?: true;
}

/** What is chosen, by ids alone: as the server is told it. */
export function seleccionOf({ formato, opciones }: Elegido): Seleccion {
  return {
    ...(formato === undefined ? {} : { formato: formato._id }),
    ...(opciones === undefined || opciones.length === 0 ? {} : { opciones: opciones.map(({ _id }) => _id) }),
  };
}

/** What some ids choose of a product, by the names of now; an id that it does not have chooses nothing. */
export function elegidoOf(producto: Elegible, { formato: id, opciones: ids = [] }: Seleccion): Elegido {
  const formato = producto.formatos.find((candidato) => candidato.id === id);
  const opciones = producto.opciones.flatMap(({ nombre, valores }) =>
    valores
      .filter((valor) => ids.includes(valor.id))
      .map((valor) => ({
        _id: valor.id,
        nombre,
        valor: valor.nombre,
        suplemento: toEuros(valor.suplemento),
      })),
  );
  return {
    ...(formato ? { formato: { _id: formato.id, nombre: formato.nombre } } : {}),
    ...(opciones.length > 0 ? { opciones } : {}),
  };
}

/** One text for a product and what is chosen of it; the product's id where nothing is. */
export function eleccionId(productoId: string, seleccion: Seleccion): string {
  const clave = claveOf(seleccion);
  return clave === '' ? productoId : `${productoId}(${clave})`;
}

/** As `eleccionId`, of what is in the cart. */
export function eleccionIdOf(linea: Pick<ItemCarrito, 'producto' | keyof Elegido>): string {
  return eleccionId(linea.producto._id, seleccionOf(linea));
}

/**
 * What makes two lines the same: the product, what is chosen of it, and what is asked. A plain line has its
 * product's id.
 */
export function lineaId(linea: Pick<ItemCarrito, 'producto' | keyof Encargo>): string {
  const { notas } = linea;
  return notas === undefined ? eleccionIdOf(linea) : `${eleccionIdOf(linea)} ${notas}`;
}
