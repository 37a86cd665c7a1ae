import type { Alergeno, Centimos } from '@carta/contracts';

/** A photo kept by `imagenes`: its base file's name, its size in px and its main colour (#rrggbb). */
export interface ImagenProducto {
  nombre: string;
  ancho: number;
  alto: number;
  color: string;
}

/** What a new product is made of. */
export interface ProductoNuevo {
  nombre: string;
  descripcion: string;
  precio: Centimos;
  categoriaId: string | null;
  ingredientes: string[];
  alergenos: Alergeno[];
  disponible: boolean;
  agotadoHasta: Date | null;
  imagen?: ImagenProducto | null;
  /** The Idempotency-Key of the request that makes it. */
  clave?: string;
}

/** What may be changed of a product; what is absent stays. */
export type CambiosProducto = Partial<Omit<ProductoNuevo, 'clave'>>;
