import { LIMITES } from '@carta/contracts';
import { DomainError, badRequest, noEncontrado } from '../common/errors/domain-error';

export const categoriaNoEncontrada = (): DomainError => noEncontrado('La categoría no existe.');

export const productoNoEncontrado = (): DomainError => noEncontrado('El producto no existe.');

export const demasiadosProductos = (): DomainError => {
  const maximo = LIMITES.productosMax.toLocaleString('es-ES', { useGrouping: 'always' });
  return new DomainError('CONFLICT', `La carta ya tiene ${maximo} productos, que es el máximo.`);
};

export const sinCambios = (): DomainError => badRequest();

/** A limit with words of its own. */
export const MUCHAS_CATEGORIAS_BORRADAS =
  'Demasiadas solicitudes. Espera un momento antes de intentar eliminar otra categoría.';
