import type { Alergeno, Centimos } from '@carta/contracts';
import type { ProductoDoc } from './producto.schema';

/** A price of its own in some zonas, by their ids. */
export type PreciosPorZona = Record<string, Centimos>;

/** A formato as it will be stored; its availability is told apart. */
export interface FormatoNuevo {
  /** The id it has; one that its product does not know is not kept. */
  _id?: string;
  nombre: string;
  precio: Centimos;
  precios?: PreciosPorZona;
  alergenos?: Alergeno[];
}

/** What a new product is made of: what will be stored of it, with a price that is one. */
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
  | 'formatos'
  | 'opciones'
> {
  precio: Centimos;
  precios?: PreciosPorZona;
  categoriaId: string | null;
  imagen?: ProductoDoc['imagen'];
  formatos?: FormatoNuevo[];
  /** Ids of what is asked of it. */
  opciones?: string[];
}

/** What may be changed of a product; what is absent stays. */
export type CambiosProducto = Partial<Omit<ProductoNuevo, 'clave'> & Pick<ProductoDoc, 'posicion'>>;
