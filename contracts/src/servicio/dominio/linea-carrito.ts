import { toEuros } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';
import { claveOf } from '../../carta/dominio/eleccion';
import type { Elegible, Seleccion } from '../../carta/dominio/eleccion';

/** What makes two lines of a cart equal (docs/reglas.md#the-cart). */

/** `precio` of a chosen unit, in euros. */
export interface ProductoCarrito {
  _id: string;
  nombre: string;
  precio: number;
}

/** By the names on screen; `suplemento` in euros. */
export interface Elegido {
  formato?: { _id: string; nombre: string };
  /** Never empty. */
  opciones?: readonly OpcionCarrito[];
}

export interface OpcionCarrito {
  _id: string;
  nombre: string;
  valor: string;
  suplemento: number;
}

export interface Encargo extends Elegido {
  /** Trimmed, never empty. */
  notas?: string;
}

export interface ItemCarrito extends Encargo {
  producto: ProductoCarrito;
  cantidad: number;
  subtotal: Centimos;
  /** Costs nothing and stays until the diner removes it. */
  agotado?: true;
  /** Its product's choices have changed: it has to be chosen again. */
  porElegir?: true;
}

/** As sent to the server. */
export function seleccionOf({ formato, opciones }: Elegido): Seleccion {
  return {
    ...(formato === undefined ? {} : { formato: formato._id }),
    ...(opciones === undefined || opciones.length === 0 ? {} : { opciones: opciones.map(({ _id }) => _id) }),
  };
}

/** By current names; unknown ids choose nothing. */
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

/** The product's id alone where nothing is chosen. */
export function eleccionId(productoId: string, seleccion: Seleccion): string {
  const clave = claveOf(seleccion);
  return clave === '' ? productoId : `${productoId}(${clave})`;
}

export function eleccionIdOf(linea: Pick<ItemCarrito, 'producto' | keyof Elegido>): string {
  return eleccionId(linea.producto._id, seleccionOf(linea));
}

/** Product, choice and note; a plain line has its product's id. */
export function lineaId(linea: Pick<ItemCarrito, 'producto' | keyof Encargo>): string {
  const { notas } = linea;
  return notas === undefined ? eleccionIdOf(linea) : `${eleccionIdOf(linea)} ${notas}`;
}
