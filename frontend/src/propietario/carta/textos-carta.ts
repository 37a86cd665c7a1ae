import { ApiError, mensajeDe } from '../../shared/api/cliente';

/** docs/reglas/limites.md#words-of-errors lists these. */
export const ERROR_CARTA = {
  cargar: 'Error al cargar los datos',
  guardarProducto: 'Error al guardar el producto',
  ordenarProductos: 'Error al ordenar los productos',
  eliminarProducto: 'Error al eliminar el producto',
  cargarOpciones: 'Error al cargar las opciones',
  guardarOpcion: 'Error al guardar la opción',
  eliminarOpcion: 'Error al eliminar la opción',
  cargarCategorias: 'Error al cargar las categorías',
  crearCategoria: 'Error al crear la categoría',
  actualizarCategoria: 'Error al actualizar la categoría',
  eliminarCategoria: 'Error al eliminar la categoría. Intenta nuevamente.',
  demasiadasEliminadas:
    'Demasiadas solicitudes. Espera un momento antes de intentar eliminar otra categoría.',
} as const;

/** Permission and connection keep their common words. */
export function mensajeDeCategoria(error: unknown, porDefecto: string): string {
  const sinPermiso = error instanceof ApiError && error.code === 'FORBIDDEN';
  return mensajeDe(error, sinPermiso ? undefined : porDefecto);
}

/** Deleting too fast has its own words. */
export function mensajeDeEliminar(error: unknown): string {
  if (error instanceof ApiError && error.status === 429) return ERROR_CARTA.demasiadasEliminadas;
  return mensajeDeCategoria(error, ERROR_CARTA.eliminarCategoria);
}
