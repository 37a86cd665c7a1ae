import type { Alergeno, Centimos } from '@carta/contracts';
import type { MenuNuevo } from '../../menus/datos-menu';
import type { ProductoDoc } from './producto.schema';

/** Keys are the ids of the zonas. */
export type PreciosPorZona = Record<string, Centimos>;

export interface FormatoNuevo {
  /** An id unknown to its product is replaced. */
  _id?: string;
  nombre: string;
  precio: Centimos;
  precios?: PreciosPorZona;
  alergenos?: Alergeno[];
}

export interface ProductoNuevo extends Omit<
  ProductoDoc,
  | '_id'
  | 'restaurante'
  | 'precio'
  | 'precios'
  | 'categoria'
  | 'posicion'
  | 'imagen'
  | 'clavesCambio'
  | 'rev'
  | 'formatos'
  | 'opciones'
  | 'menu'
  | 'quedan'
  | 'apartados'
  | 'devueltas'
> {
  precio: Centimos;
  precios?: PreciosPorZona;
  categoriaId: string | null;
  imagen?: ProductoDoc['imagen'];
  formatos?: FormatoNuevo[];
  opciones?: string[];
  /** Null: it is no menu any more. */
  menu?: MenuNuevo | null;
}

export type CambiosProducto = Partial<Omit<ProductoNuevo, 'clave'> & Pick<ProductoDoc, 'posicion'>>;
