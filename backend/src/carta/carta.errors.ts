import type { DomainError } from '../common/errors/domain-error';
import { noEncontrado } from '../common/errors/domain-error';

export const restauranteNoEncontrado = (): DomainError => noEncontrado('Restaurante no encontrado');

export const categoriaNoEncontrada = (): DomainError => noEncontrado('La categoría no existe.');
