import type { Producto } from '../carta';

export const buildProducto = (cambios: Partial<Producto> = {}): Producto => ({
  _id: 'p',
  nombre: 'Croquetas',
  descripcion: '',
  precio: 8.5,
  categoria: null,
  imagen: null,
  imagenPrevia: null,
  ingredientes: [],
  alergenos: [],
  alergenosDeclarados: true,
  disponible: true,
  estado: 'disponible',
  ...cambios,
});
