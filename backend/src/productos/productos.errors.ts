import type { DomainError } from '../common/errors/domain-error';
import { noEncontrado } from '../common/errors/domain-error';

export const categoriaNoEncontrada = (): DomainError => noEncontrado('La categoría no existe.');

export const productoNoEncontrado = (): DomainError => noEncontrado('El producto no existe.');
