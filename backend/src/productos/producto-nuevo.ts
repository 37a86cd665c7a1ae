import type { Centimos } from '@carta/contracts';
import type { ProductoDoc } from './producto.schema';

/** What a new product is made of: what will be stored of it, with a price that is one. */
export interface ProductoNuevo extends Omit<
  ProductoDoc,
  '_id' | 'restaurante' | 'precio' | 'categoria' | 'imagen' | 'clavesCambio'
> {
  precio: Centimos;
  categoriaId: string | null;
  imagen?: ProductoDoc['imagen'];
}

/** What may be changed of a product; what is absent stays. */
export type CambiosProducto = Partial<Omit<ProductoNuevo, 'clave'>>;
