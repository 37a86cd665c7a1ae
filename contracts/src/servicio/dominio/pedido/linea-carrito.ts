import { toEuros } from '../../../plataforma/dominio/dinero';
import type { Centimos } from '../../../plataforma/dominio/dinero';
import { claveOf } from '../../../carta/dominio/eleccion';
import type { Elegible, Seleccion } from '../../../carta/dominio/eleccion';
import { dichoOf } from '../linea/dicho';
import type { Dicho } from '../linea/dicho';

/** Two lines of a cart are equal by these (docs/reglas/pedir.md#the-cart). */

/** `precio` is that of a chosen unit, in euros. */
export interface ProductoCarrito {
  _id: string;
  nombre: string;
  precio: number;
  /** Of a waiter's line that is on no carta: the station that makes it. */
  libre?: string;
  /** Each piece is weighed: `precio` is an estimate. */
  aPesar?: true;
}

/** Names are those on screen; `suplemento` is in euros. */
export interface Elegido {
  formato?: { _id: string; nombre: string };
  /** The list is never empty. */
  opciones?: readonly OpcionCarrito[];
}

export interface OpcionCarrito {
  _id: string;
  nombre: string;
  valor: string;
  suplemento: number;
}

export interface Encargo extends Elegido, Dicho {
  /** A waiter's line waits for this pase; null marches at once, absent is the dish's own. */
  pase?: string | null;
}

export interface ItemCarrito extends Encargo {
  producto: ProductoCarrito;
  cantidad: number;
  subtotal: Centimos;
  /** It costs nothing and stays until the diner removes it. */
  agotado?: true;
  /** Its product's choices have changed, so the diner has to choose again. */
  porElegir?: true;
}

/** All that is asked for of a line besides its product, without what is not said. */
export function encargoOf({ formato, opciones = [], pase, ...dicho }: Encargo): Encargo {
  return {
    ...dichoOf(dicho),
    ...(formato === undefined ? {} : { formato }),
    ...(opciones.length === 0 ? {} : { opciones }),
    ...(pase === undefined ? {} : { pase }),
  };
}

export function seleccionOf({ formato, opciones }: Elegido): Seleccion {
  return {
    ...(formato === undefined ? {} : { formato: formato._id }),
    ...(opciones === undefined || opciones.length === 0 ? {} : { opciones: opciones.map(({ _id }) => _id) }),
  };
}

/** Names are the current ones; unknown ids choose nothing. */
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

/** Returns the product's id alone when nothing is chosen. */
export function eleccionId(productoId: string, seleccion: Seleccion): string {
  const clave = claveOf(seleccion);
  return clave === '' ? productoId : `${productoId}(${clave})`;
}

export function eleccionIdOf(linea: Pick<ItemCarrito, 'producto' | keyof Elegido>): string {
  return eleccionId(linea.producto._id, seleccionOf(linea));
}

/** A line is identified by product, choice, pase, seat and note; a plain one by its product's id. */
export function lineaId(linea: Pick<ItemCarrito, 'producto' | keyof Encargo>): string {
  const { notas, pase, silla } = linea;
  const dePase = pase === undefined ? eleccionIdOf(linea) : `${eleccionIdOf(linea)}@${pase ?? ''}`;
  const id = silla === undefined ? dePase : `${dePase}#${silla}`;
  return notas === undefined ? id : `${id} ${notas}`;
}
