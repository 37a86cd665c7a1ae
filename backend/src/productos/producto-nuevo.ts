import type { Alergeno, Centimos } from '@carta/contracts';

/** A photo as `imagenes` stored it. */
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
}
